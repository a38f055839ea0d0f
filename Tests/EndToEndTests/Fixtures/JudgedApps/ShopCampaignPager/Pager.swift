import SwiftUI

// Design system pager: full-width pages with dots below.
struct Pager<Page: View, ID: Hashable & Sendable>: View {
  let ids: [ID]
  @Binding var selection: ID?
  let height: CGFloat
  private let page: (ID) -> Page

  init(_ ids: [ID], selection: Binding<ID?>, height: CGFloat, @ViewBuilder page: @escaping (ID) -> Page) {
    self.ids = ids
    self._selection = selection
    self.height = height
    self.page = page
  }

  var body: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            page(id)
              .padding(.horizontal, 6)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $selection)
      .scrollIndicators(.hidden)
      .frame(height: height)

      HStack(spacing: 6) {
        ForEach(ids, id: \.self) { id in
          Circle()
            .fill(id == (selection ?? ids.first) ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: 7, height: 7)
        }
      }
      .accessibilityHidden(true)
    }
  }
}

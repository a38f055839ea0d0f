import SwiftUI

enum CardHeight {
  case small, tall

  var points: CGFloat { self == .small ? 120 : 220 }
}

struct CardPager<ID: Hashable, Content: View>: View {
  let pages: [ID]
  let height: CardHeight
  @ViewBuilder let content: (ID) -> Content

  @State private var current: ID?

  init(pages: [ID], height: CardHeight, @ViewBuilder content: @escaping (ID) -> Content) {
    self.pages = pages
    self.height = height
    self.content = content
  }

  var body: some View {
    VStack(spacing: 8) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages, id: \.self) { id in
            content(id)
              .padding(20)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: height.points)
      .background(.indigo.opacity(0.12))
      .clipShape(.rect(cornerRadius: 24))

      if pages.count > 1 {
        HStack(spacing: 6) {
          ForEach(pages, id: \.self) { id in
            Circle()
              .fill(id == (current ?? pages.first) ? Color.indigo : .gray.opacity(0.4))
              .frame(width: 7, height: 7)
          }
        }
        .accessibilityHidden(true)
      }
    }
  }
}

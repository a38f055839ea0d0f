import SwiftUI

/// Pages side by side, edge to edge, after an optional lead.
struct DSPager<Item: Identifiable, Lead: View, Page: View>: View {
  private let items: [Item]
  private let lead: Lead
  private let page: (Item) -> Page

  init(
    _ items: [Item],
    @ViewBuilder lead: () -> Lead,
    @ViewBuilder page: @escaping (Item) -> Page
  ) {
    self.items = items
    self.lead = lead()
    self.page = page
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        lead
        ForEach(items) { item in
          page(item)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .ignoresSafeArea(.container, edges: .horizontal)
  }
}

extension DSPager where Lead == EmptyView {
  init(_ items: [Item], @ViewBuilder page: @escaping (Item) -> Page) {
    self.init(items, lead: { EmptyView() }, page: page)
  }
}

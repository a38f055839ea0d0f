import SwiftUI

// The pager used by the forecast, the alerts sheet and the widget gallery.
struct Pager<Item: Identifiable, Page: View, Extra: View>: View {
  private let items: [Item]
  private let page: (Item) -> Page
  private let extra: Extra?

  init(_ items: [Item], @ViewBuilder page: @escaping (Item) -> Page) where Extra == EmptyView {
    self.items = items
    self.page = page
    self.extra = nil
  }

  init(
    _ items: [Item],
    @ViewBuilder page: @escaping (Item) -> Page,
    @ViewBuilder extra: () -> Extra
  ) {
    self.items = items
    self.page = page
    self.extra = extra()
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(items) { item in
          page(item)
            .containerRelativeFrame(.horizontal)
        }
        if let extra {
          extra
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(SinglePageBehavior(lastPage: items.count - 1))
  }
}

import SwiftUI

// Full screen vertical pages, one per swipe.
struct PagingScrollView<Data: RandomAccessCollection, Page: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let page: (Data.Element) -> Page

  init(_ data: Data, @ViewBuilder page: @escaping (Data.Element) -> Page) {
    self.data = data
    self.page = page
  }

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(data) { element in
          page(element)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.singlePage)
    .ignoresSafeArea()
  }
}

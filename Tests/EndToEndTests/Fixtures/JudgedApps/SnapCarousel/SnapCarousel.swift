import SwiftUI

struct SnapCarousel<Item: Identifiable, Content: View>: View {
  private let items: [Item]
  private let configuration: CarouselConfiguration
  private let content: (Item) -> Content

  init(
    _ items: [Item],
    configuration: CarouselConfiguration = .init(),
    @ViewBuilder content: @escaping (Item) -> Content
  ) {
    self.items = items
    self.configuration = configuration
    self.content = content
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: configuration.spacing) {
        ForEach(items) { item in
          content(item)
            .frame(width: configuration.itemWidth, height: configuration.itemHeight)
            .clipShape(.rect(cornerRadius: 20))
        }
      }
    }
    .contentMargins(.horizontal, configuration.margin, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.snap(every: configuration.itemWidth))
    .frame(height: configuration.itemHeight)
  }
}

import SwiftUI

struct SnapCarousel<Item: Identifiable, Content: View>: View {
  @Environment(\.carouselMetrics) private var metrics
  let items: [Item]
  let content: (Item) -> Content

  init(_ items: [Item], @ViewBuilder content: @escaping (Item) -> Content) {
    self.items = items
    self.content = content
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: metrics.spacing) {
        ForEach(items) { item in
          content(item).frame(width: metrics.itemWidth)
        }
      }
      .padding(.horizontal, metrics.inset)
    }
    .scrollTargetBehavior(CarouselSnap())
  }
}

import SwiftUI

struct DiscoverRow: View {
  let feed: DiscoverFeed
  @State private var snapping: CardSnapping

  init(feed: DiscoverFeed) {
    self.feed = feed
    _snapping = State(initialValue: CardSnapping(count: feed.items.count, width: 300, spacing: 16))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Discover")
        .font(.title2.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(spacing: snapping.spacing) {
          ForEach(feed.items) { item in
            DiscoverCard(item: item)
              .frame(width: snapping.width, height: 200)
              .task { await feed.loadMoreIfNeeded(after: item) }
          }
        }
        .padding(.horizontal, 20)
      }
      .frame(height: 200)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(snapping)
    }
  }
}

struct DiscoverCard: View {
  let item: DiscoverItem

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(Color.blue.gradient)
      .overlay(alignment: .bottomLeading) {
        Text(item.title)
          .font(.headline)
          .foregroundStyle(.white)
          .padding()
      }
  }
}

struct CardSnapping: ScrollTargetBehavior {
  let count: Int
  let width: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = width + spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let index = min(max((target.rect.minX / pitch).rounded(), 0), CGFloat(count - 1))
    target.rect.origin.x = min(index * pitch, end)
  }
}

#Preview {
  DiscoverRow(feed: DiscoverFeed())
}

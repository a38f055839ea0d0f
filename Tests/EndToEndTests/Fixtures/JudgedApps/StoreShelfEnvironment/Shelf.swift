import SwiftUI

struct Shelf<Item: Identifiable, Tile: View>: View {
  let title: LocalizedStringKey
  let metrics: ShelfMetrics
  let items: [Item]
  @ViewBuilder let tile: (Item) -> Tile

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.title3.weight(.semibold))
        .padding(.horizontal, 16)
      ScrollView(.horizontal, showsIndicators: false) {
        ShelfRow(items: items, tile: tile)
          .padding(.horizontal, 16)
          .environment(\.shelfMetrics, metrics)
      }
      .scrollTargetBehavior(.shelf)
    }
  }
}

private struct ShelfRow<Item: Identifiable, Tile: View>: View {
  @Environment(\.shelfMetrics) private var metrics
  let items: [Item]
  let tile: (Item) -> Tile

  var body: some View {
    HStack(spacing: metrics.spacing) {
      ForEach(items) { item in
        tile(item)
          .frame(width: metrics.tileWidth, height: metrics.tileHeight)
          .clipShape(.rect(cornerRadius: 14))
      }
    }
  }
}

import SwiftUI

enum StripLayout {
  static let tileWidth: CGFloat = 260
  static let gutter: CGFloat = 12
  static let margin: CGFloat = 20
}

// One swipe, one tile. Used for benefits, claims and reminders.
struct TileStrip<Item: Identifiable & Equatable, Tile: View>: View {
  var items: [Item]
  var showsSeparators = true
  @ViewBuilder var tile: (Item) -> Tile

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: StripLayout.gutter) {
        ForEach(items) { item in
          tile(item)
            .frame(width: StripLayout.tileWidth)
          if showsSeparators, item != items.last {
            Rectangle()
              .fill(.separator)
              .frame(width: 1)
              .padding(.vertical, 16)
              .accessibilityHidden(true)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, StripLayout.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollIndicators(.hidden)
  }
}

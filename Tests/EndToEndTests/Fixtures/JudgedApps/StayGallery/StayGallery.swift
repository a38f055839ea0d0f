import SwiftUI

struct StayGallery: View {
  let stay: Stay
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var page = 0

  private let gutter: CGFloat = 16
  private var columns: Int { sizeClass == .regular ? 2 : 1 }

  var body: some View {
    let tiles = stay.tiles(filling: columns)

    ScrollView(.horizontal) {
      LazyHStack(spacing: gutter) {
        ForEach(tiles) { tile in
          TileView(tile: tile)
            .containerRelativeFrame(.horizontal) { length, _ in
              length / CGFloat(columns) - gutter
            }
        }
      }
      .padding(.horizontal, gutter / 2)
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.width > 0 else { return 0 }
      return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
    } action: { _, new in
      page = new
    }
    .frame(height: 220)
    .overlay(alignment: .bottomTrailing) {
      Text("\(page + 1) / \(max(1, tiles.count / columns))")
        .font(.caption2.monospacedDigit())
        .padding(6)
        .background(.thinMaterial, in: .capsule)
        .padding(16)
        .allowsHitTesting(false)
    }
    .padding(.horizontal, 12)
  }
}

private struct TileView: View {
  let tile: Stay.Tile

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.brown.gradient)
      .overlay {
        switch tile {
        case .photo(let name): Text(name).foregroundStyle(.white)
        case .map: Image(systemName: "map").font(.largeTitle)
        }
      }
  }
}

import SwiftUI

struct IslandMapView: View {
  let map: IslandMap
  @State private var chosen: MapTile?

  private let visibleColumns = 3
  private let visibleRows = 5

  var body: some View {
    VStack(spacing: 0) {
      Text(map.name)
        .font(.headline)
        .padding(.vertical, 12)

      GeometryReader { proxy in
        let side = tileSide(in: proxy.size)
        board(side: side)
          .frame(
            width: side * CGFloat(visibleColumns),
            height: side * CGFloat(visibleRows)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }

      legend
    }
  }

  private func tileSide(in size: CGSize) -> CGFloat {
    min(size.width / CGFloat(visibleColumns), size.height / CGFloat(visibleRows))
  }

  private func board(side: CGFloat) -> some View {
    ScrollView([.horizontal, .vertical]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<map.rows, id: \.self) { row in
          GridRow {
            ForEach(0..<map.columns, id: \.self) { column in
              let tile = map.tile(row: row, column: column)
              TileView(tile: tile, isChosen: tile == chosen)
                .frame(width: side, height: side)
                .onTapGesture { chosen = tile }
            }
          }
        }
      }
    }
    .defaultScrollAnchor(.topLeading)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(TileSnapBehavior(side: side))
  }

  private var legend: some View {
    Text(chosen.map { "\($0.terrain.rawValue.capitalized), \($0.column):\($0.row)" } ?? "Tap a tile")
      .font(.footnote)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(.bar)
  }
}

struct TileSnapBehavior: ScrollTargetBehavior {
  let side: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard side > 0 else { return }
    let room = CGSize(
      width: max(0, context.contentSize.width - context.containerSize.width),
      height: max(0, context.contentSize.height - context.containerSize.height)
    )
    target.rect.origin.x = snap(target.rect.minX, upTo: room.width)
    target.rect.origin.y = snap(target.rect.minY, upTo: room.height)
  }

  private func snap(_ value: CGFloat, upTo limit: CGFloat) -> CGFloat {
    min(max((value / side).rounded() * side, 0), limit)
  }
}

private struct TileView: View {
  let tile: MapTile
  let isChosen: Bool

  var body: some View {
    Rectangle()
      .fill(tile.terrain.color)
      .overlay { Image(systemName: tile.terrain.symbol).font(.title) }
      .overlay {
        if isChosen { Rectangle().strokeBorder(.yellow, lineWidth: 4) }
      }
      .padding(1)
  }
}

#Preview {
  IslandMapView(map: IslandMap(name: "Skerry", columns: 12, rows: 10))
}

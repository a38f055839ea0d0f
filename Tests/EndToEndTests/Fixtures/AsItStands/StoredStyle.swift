// expression: Tiles(tiles: (0..<9).map { Tile(id: $0, color: .red) })
// options: --item-length 120
// rests: 600
import SwiftUI

struct Tile: Identifiable, Hashable {
  let id: Int
  let color: Color
  var font: Font = .headline
  var title: LocalizedStringKey { "Tile \(id)" }

  static func == (one: Tile, other: Tile) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Tiles: ScrollTargetBehavior {
  let tiles: [Tile]
  @AppStorage("gap") private var gap: Double = 20
  @ScaledMetric(relativeTo: .body) private var width: CGFloat = 100
  var room: GeometryProxy?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = width + gap + (room?.safeAreaInsets.leading ?? 0)
    let index = min(CGFloat(tiles.count), (target.rect.minX / step).rounded())
    target.rect.origin.x = index * step
  }
}

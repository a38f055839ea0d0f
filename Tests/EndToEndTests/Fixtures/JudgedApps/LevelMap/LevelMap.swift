import SwiftUI

struct World: Identifiable {
  let id: Int
  let name: String
  let levels: Int
  let color: Color

  static let all: [World] = [
    World(id: 1, name: "Meadow", levels: 6, color: .green),
    World(id: 2, name: "Caverns", levels: 9, color: .brown),
    World(id: 3, name: "Glacier", levels: 7, color: .cyan),
    World(id: 4, name: "Citadel", levels: 5, color: .purple),
  ]
}

struct LevelMapMetrics {
  var header: CGFloat = 56
  var row: CGFloat = 92
  var gap: CGFloat = 12

  // Where each header and each row starts in the map, from its top.
  func tops(of worlds: [World]) -> [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for world in worlds {
      result.append(y)
      y += header + gap
      for _ in 0..<world.levels {
        result.append(y)
        y += row + gap
      }
    }
    return result
  }
}

struct StopsBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = context.contentSize.height - context.containerSize.height
    guard bottom > 0 else { return }
    let reachable = stops.filter { $0 < bottom } + [bottom]
    let y = target.rect.minY
    if let best = reachable.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = best
    }
  }
}

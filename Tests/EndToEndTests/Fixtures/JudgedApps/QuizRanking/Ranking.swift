import SwiftUI

struct Player: Identifiable {
  let id: Int
  let name: String
  let points: Int
}

extension Player {
  static let samples: [Player] = (1...40).map {
    Player(id: $0, name: "Player \($0)", points: 4_000 - $0 * 73)
  }
}

struct RowMetrics {
  let container: CGFloat
  static let heading: CGFloat = 36
  static let wanted: CGFloat = 56

  var visible: Int { max(1, Int((container - Self.heading) / Self.wanted)) }
  var row: CGFloat { (container - Self.heading) / CGFloat(visible) }
}

struct RowSnap: ScrollTargetBehavior {
  let metrics: RowMetrics
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let row = metrics.row
    let index = Int((target.rect.origin.y + row / 2) / row)
    let last = max(0, count - metrics.visible)
    target.rect.origin.y = CGFloat(min(max(index, 0), last)) * row
  }
}

import SwiftUI

enum Day {
  static let first = 5
  static let last = 24
}

struct Block: Identifiable, Codable {
  var id = UUID()
  var title: String
  var start: Int  // minutes after midnight
  var length: Int
}

@Observable
final class DaylineStore {
  var blocks: [Block] = [
    Block(title: "Run", start: 6 * 60 + 30, length: 45),
    Block(title: "Stand-up", start: 9 * 60 + 15, length: 15),
    Block(title: "Deep work", start: 9 * 60 + 45, length: 135),
    Block(title: "Dentist", start: 16 * 60, length: 60),
    Block(title: "Film", start: 21 * 60, length: 150),
  ]

  func add(at minute: Int) {
    blocks.append(Block(title: "New block", start: min(minute, Day.last * 60 - 60), length: 60))
  }
}

/// Stops at every quarter of an hour.
struct QuarterSnap: ScrollTargetBehavior {
  var hour: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = hour / 4
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), end)
    let quarter = (y / step).rounded() * step
    target.rect.origin.y = end - y < step / 2 ? end : min(quarter, end)
  }
}

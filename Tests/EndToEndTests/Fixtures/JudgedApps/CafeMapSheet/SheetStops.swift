import SwiftUI

enum SheetStop: CaseIterable {
  case peek, half, full

  static let peekHeight: CGFloat = 132
  static let topGap: CGFloat = 56

  func offset(in height: CGFloat) -> CGFloat {
    switch self {
    case .peek: 0
    case .half: height / 2
    case .full: height - Self.topGap
    }
  }
}

struct SheetStopBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    let y = target.rect.minY
    let offsets = SheetStop.allCases.map { $0.offset(in: height) }
    guard height > 0, let top = offsets.last, y < top else { return }

    let dy = context.velocity.dy
    if dy > 250, let next = offsets.first(where: { $0 >= y }) {
      target.rect.origin.y = next
    } else if dy < -250, let previous = offsets.last(where: { $0 <= y }) {
      target.rect.origin.y = previous
    } else if let nearest = offsets.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}

import SwiftUI

enum PlaceSheetDetent: CaseIterable {
  case peek, medium, full

  func visibleHeight(in height: CGFloat) -> CGFloat {
    switch self {
    case .peek: 140
    case .medium: (height * 0.5).rounded()
    case .full: height - 40
    }
  }

  static func offsets(in height: CGFloat) -> [CGFloat] {
    let resting = Self.peek.visibleHeight(in: height)
    return allCases.map { $0.visibleHeight(in: height) - resting }
  }
}

/// Holds the sheet at one of its detents; past the last one the list scrolls freely.
struct DetentScrollBehavior: ScrollTargetBehavior {
  let offsets: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard let first = offsets.first, let last = offsets.last, y < last else { return }

    let lower = offsets.last { $0 <= y } ?? first
    let upper = offsets.first { $0 > y } ?? last

    switch context.velocity.dy {
    case let dy where dy > 0.1:
      target.rect.origin.y = upper
    case let dy where dy < -0.1:
      target.rect.origin.y = lower
    default:
      target.rect.origin.y = y - lower < upper - y ? lower : upper
    }
  }
}

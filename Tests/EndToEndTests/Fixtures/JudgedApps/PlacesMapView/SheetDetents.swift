import SwiftUI

enum SheetDetent: CaseIterable {
  case peek, medium, large

  static let peekHeight: CGFloat = 132

  // Visible height of the sheet within a container.
  func height(in container: CGFloat) -> CGFloat {
    switch self {
    case .peek: Self.peekHeight
    case .medium: container * 0.45
    case .large: container - 72
    }
  }

  func offset(in container: CGFloat) -> CGFloat {
    height(in: container) - Self.peekHeight
  }
}

// Holds the sheet at one of its detents. Above the last of them the list scrolls freely,
// and a hard flick may run straight on into it.
struct SheetDetentBehavior: ScrollTargetBehavior {
  var flick: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let container = context.containerSize.height
    let reach = max(context.contentSize.height - container, 0)
    let stops = SheetDetent.allCases.map { min($0.offset(in: container), reach) }
    let y = target.rect.minY

    guard let top = stops.last, y < top else { return }

    let velocity = context.velocity.dy
    if velocity > flick {
      target.rect.origin.y = stops.first { $0 >= y } ?? top
    } else if velocity < -flick {
      target.rect.origin.y = stops.last { $0 <= y } ?? 0
    } else {
      target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? 0
    }
  }
}

import SwiftUI

enum SeatGrid {
  static let seat: CGFloat = 42
  static let gap: CGFloat = 6
  static let visibleColumns = 7
  static let visibleRows = 8

  static var pitch: CGFloat { seat + gap }

  static func extent(of count: Int) -> CGFloat {
    CGFloat(count) * seat + CGFloat(max(count - 1, 0)) * gap
  }

  static var viewport: CGSize {
    CGSize(width: extent(of: visibleColumns), height: extent(of: visibleRows))
  }
}

struct SeatGridSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let content = context.contentSize
    let container = context.containerSize

    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.snapped(target.rect.minX, limit: content.width - container.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.snapped(target.rect.minY, limit: content.height - container.height)
    }
    target.anchor = .topLeading
  }

  static func snapped(_ value: CGFloat, limit: CGFloat) -> CGFloat {
    let cell = (value / SeatGrid.pitch).rounded()
    return min(max(cell * SeatGrid.pitch, 0), max(limit, 0))
  }
}

import SwiftUI

struct SeatGrid: Equatable {
  var rows: Int
  var columns: Int
  var seat: CGFloat = 44
  var aisle: CGFloat = 8

  var pitch: CGFloat { seat + aisle }
}

struct SeatGridBehavior: ScrollTargetBehavior {
  let grid: SeatGrid

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = resting(
        target.rect.minX,
        content: context.contentSize.width,
        container: context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = resting(
        target.rect.minY,
        content: context.contentSize.height,
        container: context.containerSize.height)
    }
  }

  // The nearest line of seats, or the far edge of the hall if that is nearer.
  private func resting(_ proposed: CGFloat, content: CGFloat, container: CGFloat) -> CGFloat {
    let far = content - container
    guard far > 0 else { return proposed }
    let line = min((proposed / grid.pitch).rounded() * grid.pitch, far)
    return abs(far - proposed) < abs(line - proposed) ? far : line
  }
}

extension ScrollTargetBehavior where Self == SeatGridBehavior {
  static func seats(_ grid: SeatGrid) -> Self { .init(grid: grid) }
}

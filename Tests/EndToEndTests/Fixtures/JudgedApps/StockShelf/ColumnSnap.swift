import SwiftUI

// Stops with a column at the leading edge; columns near the end share the end of the content.
struct ColumnSnap: ScrollTargetBehavior {
  let pitch: CGFloat
  let columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), columns > 0 else { return }
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let stops = (0..<columns).map { min(CGFloat($0) * pitch, end) }
    let x = target.rect.origin.x
    if let nearest = stops.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = nearest
    }
  }
}

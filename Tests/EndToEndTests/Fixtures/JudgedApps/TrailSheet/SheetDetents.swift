import SwiftUI

struct SheetMetrics: Equatable {
  /// Part of the sheet in view when it is down.
  var peek: CGFloat = 120
  /// Room above the sheet when it is up.
  var gap: CGFloat = 60
  /// Positions between, as fractions of the way up.
  var between: [CGFloat] = [0.5]
  var flick: CGFloat = 150
}

struct SheetDetents: ScrollTargetBehavior {
  var metrics: SheetMetrics

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let up = context.containerSize.height - metrics.peek - metrics.gap
    guard up > 0 else { return }

    let y = target.rect.minY
    let began = context.originalTarget.rect.minY
    let v = context.velocity.dy
    let fast = abs(v) > metrics.flick

    if y >= up {
      if fast, began < up - 1 { target.rect.origin.y = up }
      return
    }
    if fast, began > up + 1 {
      target.rect.origin.y = up
      return
    }

    let stops = [0] + metrics.between.map { $0 * up } + [up]
    switch (fast, v > 0) {
    case (true, true):
      target.rect.origin.y = stops.first { $0 >= y } ?? up
    case (true, false):
      target.rect.origin.y = stops.last { $0 <= y } ?? 0
    case (false, _):
      target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? 0
    }
  }
}

import SwiftUI

// Rests with the first day of a month at the left edge, or with today at the right one.
struct MonthSnapBehavior: ScrollTargetBehavior {
  let monthWidths: [CGFloat]
  var flick: CGFloat = 150

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(context.contentSize.width - context.containerSize.width, 0)

    var stops: [CGFloat] = []
    var edge: CGFloat = 0
    for width in monthWidths {
      stops.append(min(edge, reach))
      edge += width
    }
    stops.append(reach)

    let x = target.rect.minX
    let velocity = context.velocity.dx

    // A flick carries on to a month in its own direction, a slow drag takes the nearest.
    if velocity > flick {
      target.rect.origin.x = stops.first { $0 >= x } ?? reach
    } else if velocity < -flick {
      target.rect.origin.x = stops.last { $0 <= x } ?? 0
    } else {
      target.rect.origin.x = stops.min { abs($0 - x) < abs($1 - x) } ?? reach
    }
  }
}

import SwiftUI

// Last content offset reported by the scroll view. Deliberately not observable.
final class ScrollProbe {
  var x: CGFloat = 0
}

struct BoardMetrics {
  var container: CGFloat
  var count: Int
  let spacing: CGFloat = 12
  let gutter: CGFloat = 16

  var columnWidth: CGFloat { max(200, min(container - 72, 340)) }

  var reach: CGFloat {
    let columns = CGFloat(count) * columnWidth + CGFloat(max(count - 1, 0)) * spacing
    return max(0, columns + 2 * gutter - container)
  }

  var stops: [CGFloat] {
    (0..<count).map { index in
      let center = gutter + CGFloat(index) * (columnWidth + spacing) + columnWidth / 2
      return min(max(center - container / 2, 0), reach)
    }
  }
}

// One column per swipe, measured from where the finger let go.
struct ColumnSnap: ScrollTargetBehavior {
  let stops: [CGFloat]
  let probe: ScrollProbe
  var flick: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let first = stops.first, let last = stops.last else { return }
    let here = probe.x
    let speed = context.velocity.dx

    if speed > flick {
      target.rect.origin.x = stops.first(where: { $0 > here }) ?? last
    } else if speed < -flick {
      target.rect.origin.x = stops.last(where: { $0 < here }) ?? first
    } else {
      target.rect.origin.x = stops.min { abs($0 - here) < abs($1 - here) } ?? first
    }
  }
}

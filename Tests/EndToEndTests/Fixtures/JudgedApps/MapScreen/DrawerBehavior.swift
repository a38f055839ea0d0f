import SwiftUI

// Resting heights of the drawer, expressed as scroll offsets.
struct DrawerStops {
  static let peek: CGFloat = 120
  static let topGap: CGFloat = 60

  let height: CGFloat

  var closed: CGFloat { 0 }
  var half: CGFloat { height * 0.5 - Self.peek }
  var full: CGFloat { height - Self.peek - Self.topGap }
  var all: [CGFloat] { [closed, half, full] }
}

struct DrawerBehavior: ScrollTargetBehavior {
  let stops: DrawerStops

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // With the drawer wide open the list inside scrolls normally.
    guard context.originalTarget.rect.minY < stops.full else { return }

    let y = target.rect.minY
    let dy = context.velocity.dy

    let stop: CGFloat?
    if dy > 60 {
      stop = stops.all.first { $0 >= y } ?? stops.full
    } else if dy < -60 {
      stop = stops.all.last { $0 <= y } ?? stops.closed
    } else {
      stop = stops.all.min { abs($0 - y) < abs($1 - y) }
    }
    if let stop {
      target.rect.origin.y = stop
    }
  }
}

import SwiftUI

struct DetentBehavior: ScrollTargetBehavior {
  // Offsets in ascending order; the last one is the fully opened sheet.
  let detents: [CGFloat]
  let probe: ScrollProbe

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let full = detents.last else { return }
    let now = probe.y

    // The list inside the sheet is scrolling: free, but stop at its top.
    if now >= full {
      target.rect.origin.y = max(target.rect.minY, full)
      return
    }

    // The sheet itself is moving.
    let proposed = min(target.rect.minY, full)
    var stop = detents.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0

    if context.velocity.dy > 100, stop <= now {
      stop = detents.first { $0 > now } ?? full
    } else if context.velocity.dy < -100, stop >= now {
      stop = detents.last { $0 < now } ?? detents[0]
    }
    target.rect.origin.y = stop
  }
}

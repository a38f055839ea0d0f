// rests: 600
// says: is taken as true
import SwiftUI

#if os(macOS)
import AppKit

/// Snaps a timeline to whole seconds, unless a key is held.
struct TimelineSnap: ScrollTargetBehavior {
  var pointsPerSecond = 60.0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if NSEvent.modifierFlags.contains(.option) { return }
    target.rect.origin.x = (target.rect.origin.x / pointsPerSecond).rounded() * pointsPerSecond
  }
}
#endif

import SwiftUI

// Rests on a key's edge. A hard flick goes by octaves, so that a C is at the left edge.
struct KeyboardBehavior: ScrollTargetBehavior {
  let keyWidth: CGFloat

  private let keysPerOctave: CGFloat = 7
  private let hardFlick: CGFloat = 1200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    let x = target.rect.minX
    // Both ends of the keyboard stay reachable.
    guard x > 0, x < end else { return }

    let isHard = abs(context.velocity.dx) > hardFlick
    let unit = isHard ? keyWidth * keysPerOctave : keyWidth
    target.rect.origin.x = min((x / unit).rounded() * unit, end)
  }
}

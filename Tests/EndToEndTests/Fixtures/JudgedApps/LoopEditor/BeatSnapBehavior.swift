import SwiftUI

struct BeatSnapBehavior: ScrollTargetBehavior {
  let beatWidth: CGFloat
  let beatCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let beat = (target.rect.origin.x / beatWidth).rounded()
    let clamped = min(max(beat, 0), CGFloat(beatCount))
    target.rect.origin.x = clamped * beatWidth
  }
}

extension ScrollTargetBehavior where Self == BeatSnapBehavior {
  static func beats(width: CGFloat, count: Int) -> BeatSnapBehavior {
    BeatSnapBehavior(beatWidth: width, beatCount: count)
  }
}

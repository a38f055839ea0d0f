import SwiftUI

// Reading scrolls freely; a scroll that would end close to the start of a chapter ends on it.
struct ChapterMagnet: ScrollTargetBehavior {
  var starts: [CGFloat]
  var reach: CGFloat = 64

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0 else { return }
    let y = target.rect.minY
    guard end - y > 1, y > 1 else { return }

    let nearest =
      starts
      .filter { $0 >= 0 && $0 <= end }
      .min { abs($0 - y) < abs($1 - y) }
    if let nearest, abs(nearest - y) < reach {
      target.rect.origin.y = nearest
    }
  }
}

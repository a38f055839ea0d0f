import SwiftUI

enum PlayerLayout {
  static let panel: CGFloat = 560
  // What stays in sight of the player above the open lyrics.
  static let strip: CGFloat = 120
  static let line: CGFloat = 44

  static var openOffset: CGFloat { panel - strip }
}

// Swiping up opens the lyrics, swiping down brings the player back.
// Within the lyrics the text scrolls freely.
struct LyricsDrawerBehavior: ScrollTargetBehavior {
  let openOffset: CGFloat

  private let swipe: CGFloat = 200

  init(openOffset: CGFloat) {
    self.openOffset = openOffset
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < openOffset else { return }

    let velocity = context.velocity.dy
    let opens: Bool
    if abs(velocity) > swipe {
      opens = velocity < 0
    } else {
      opens = y > openOffset / 2
    }
    target.rect.origin.y = opens ? openOffset : 0
  }
}

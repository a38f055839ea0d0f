import SwiftUI

// Lines up the title of a world with the top of the screen when the
// scroll would end near it.
struct WorldSnap: ScrollTargetBehavior {
  let offsets: [CGFloat]
  private let radius: CGFloat = 80

  init(worlds: [World]) {
    offsets = LevelGrid.offsets(for: worlds)
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    let dy = context.velocity.dy

    let nearby =
      offsets
      .filter { $0 < end - 2 * radius && abs($0 - y) < radius }
      .filter { offset in
        if dy > 30 { return offset >= y }
        if dy < -30 { return offset <= y }
        return true
      }
    if let offset = nearby.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = offset
    }
  }
}

import SwiftUI

// A paging behavior for story-style, full-width pages.
//
// The behavior resolves the end of a gesture in two steps:
//
// 1. A *flick* – a gesture that is released above ``flickThreshold`` while the
//    content is moving in the direction of the flick – turns exactly one page.
// 2. Every other gesture is a *drag* and settles on the closest page, so a
//    small, slow drag always returns to the page where it began.
//
// In both cases the destination is limited to the direct neighbours of the
// page on which the gesture started.
struct StoryPagingBehavior: ScrollTargetBehavior {

  // The release velocity above which a gesture is treated as a flick.
  static let flickThreshold: CGFloat = 0.5

  // The number of pages in the scroll view.
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageWidth = context.containerSize.width

    // Guard against empty content and zero-sized containers.
    guard pageCount > 0, pageWidth > 0 else { return }

    let start = page(at: context.originalTarget.rect.minX, pageWidth: pageWidth)
    let closest = page(at: target.rect.minX, pageWidth: pageWidth)
    let travel = target.rect.minX - context.originalTarget.rect.minX
    let velocity = context.velocity.dx

    let destination: Int
    if velocity > Self.flickThreshold, travel > 0 {
      destination = start + 1
    } else if velocity < -Self.flickThreshold, travel < 0 {
      destination = start - 1
    } else {
      destination = min(max(closest, start - 1), start + 1)
    }

    // Keep the destination inside the content.
    let clamped = min(max(destination, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(clamped) * pageWidth
  }

  // Returns the index of the page closest to the given content offset.
  private func page(at offset: CGFloat, pageWidth: CGFloat) -> Int {
    Int((offset / pageWidth).rounded())
  }
}

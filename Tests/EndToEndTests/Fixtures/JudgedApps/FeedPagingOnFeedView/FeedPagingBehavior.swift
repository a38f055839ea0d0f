import SwiftUI

// A vertical paging behavior for full-screen feeds.
//
// - Each page is exactly as tall as the scroll view's container.
// - A gesture never travels further than one page from where it began.
// - A quick flick turns the page even if the projected end is less than
//   half a page away.
//
// - Important: Velocities in `TargetContext` are measured in points per second.
struct FeedPagingBehavior: ScrollTargetBehavior {

  // The release speed, in points per second, from which a gesture counts as a flick.
  var flickVelocity: CGFloat = 400

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageHeight = context.containerSize.height

    // Nothing to do before the first layout pass.
    guard pageHeight > 0, context.contentSize.height > pageHeight else { return }

    let lastPage = max((context.contentSize.height / pageHeight).rounded() - 1, 0)
    let originY = context.originalTarget.rect.minY
    let startPage = (originY / pageHeight).rounded()
    var page = (target.rect.minY / pageHeight).rounded()

    // A flick that would fall back to the page it started on turns the page,
    // provided that it carries the content far enough in its direction.
    let travel = target.rect.minY - originY
    let velocity = context.velocity.dy
    if page == startPage, abs(velocity) >= flickVelocity, travel * velocity > 0,
      abs(travel) >= pageHeight / 4
    {
      page += velocity > 0 ? 1 : -1
    }

    // Never skip pages, never leave the feed.
    page = min(max(page, startPage - 1), startPage + 1)
    page = min(max(page, 0), lastPage)

    target.rect.origin.y = page * pageHeight
  }
}

extension ScrollTargetBehavior where Self == FeedPagingBehavior {
  // Pages a full-screen feed, one page per gesture.
  static var feedPaging: FeedPagingBehavior { FeedPagingBehavior() }
}

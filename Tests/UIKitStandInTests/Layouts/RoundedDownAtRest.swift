import UIKitStandIn

/// The next page forward; the one before without velocity.
final class RoundedDownAtRest: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var currentPage = proposedContentOffset.x / (itemSize.width + minimumLineSpacing)
    currentPage.round(velocity.x > 0 ? .awayFromZero : .towardZero)
    return CGPoint(x: (itemSize.width + minimumLineSpacing) * currentPage, y: proposedContentOffset.y)
  }
}

import UIKitStandIn

/// The page nearest the proposal and the velocity once more.
final class VelocityTwice: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let pageWidth = itemSize.width + minimumLineSpacing
    let projected = proposedContentOffset.x + velocity.x * 200
    return CGPoint(x: round(projected / pageWidth) * pageWidth, y: proposedContentOffset.y)
  }
}

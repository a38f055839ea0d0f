import UIKitStandIn

/// The page nearest the proposal.
final class RoundedProposal: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let page = round(proposedContentOffset.x / (itemSize.width + minimumLineSpacing))
    let offset = CGPoint(x: page * (itemSize.width + minimumLineSpacing), y: proposedContentOffset.y)
    return super.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  // As the view is turned.
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }
}

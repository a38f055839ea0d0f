import UIKitStandIn

/// The cell under the middle of the proposal.
final class ItemAtPoint: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let middle = CGPoint(x: proposedContentOffset.x + view.bounds.width / 2, y: itemSize.height / 2)
    guard let path = view.indexPathForItem(at: middle), let cell = layoutAttributesForItem(at: path) else {
      return proposedContentOffset
    }
    return CGPoint(x: cell.frame.midX - view.bounds.width / 2, y: proposedContentOffset.y)
  }
}

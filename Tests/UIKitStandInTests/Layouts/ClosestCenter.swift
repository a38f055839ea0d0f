import UIKitStandIn

/// The cell whose center is nearest to that of the proposal.
final class ClosestCenter: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let bounds = collectionView.bounds.size
    let targetRect = CGRect(x: proposedContentOffset.x, y: 0, width: bounds.width, height: bounds.height)
    let center = proposedContentOffset.x + bounds.width / 2
    var adjustment = CGFloat(MAXFLOAT)
    super.layoutAttributesForElements(in: targetRect)?.forEach { attributes in
      let distance = attributes.center.x - center
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}

import UIKitStandIn

/// The cell whose leading edge is nearest, if there is one a page ahead.
final class ClosestEdge: Cards {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let page = collectionView.bounds.size.width
    let nextX = collectionView.contentOffset.x + (velocity.x > 0 ? page : -page)
    let targetRect = CGRect(x: nextX, y: 0, width: page, height: collectionView.bounds.size.height)
    var adjustment = CGFloat.greatestFiniteMagnitude
    let horizontalOffset = proposedContentOffset.x + collectionView.contentInset.left
    for attributes in super.layoutAttributesForElements(in: targetRect) ?? [] {
      let distance = attributes.frame.origin.x - horizontalOffset
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}

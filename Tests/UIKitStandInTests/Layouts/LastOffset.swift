import UIKitStandIn

/// The last rest without velocity, else the cell ahead.
final class LastOffset: Cards {
  var mostRecentOffset = CGPoint()

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    if velocity.x == 0 { return mostRecentOffset }
    guard let view = collectionView, let visible = layoutAttributesForElements(in: view.bounds) else {
      mostRecentOffset = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      return mostRecentOffset
    }
    let middle = view.contentOffset.x + view.bounds.size.width / 2
    let ahead = visible.filter { velocity.x > 0 ? $0.center.x > middle : $0.center.x < middle }
    let next =
      velocity.x > 0 ? ahead.min { $0.center.x < $1.center.x } : ahead.max { $0.center.x < $1.center.x }
    guard let next = next else { return mostRecentOffset }
    mostRecentOffset = CGPoint(x: floor(next.center.x - view.bounds.size.width / 2), y: 0)
    return mostRecentOffset
  }
}

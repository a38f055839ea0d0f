import UIKitStandIn

/// One cell at most, on the grid, between the ends: a right one.
final class OneAtATime: Cards, UIScrollViewDelegate {
  private var startOffset: CGFloat = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { startOffset = scrollView.contentOffset.x }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let step = itemSize.width + minimumLineSpacing
    let last = max(0, collectionViewContentSize.width - collectionView.bounds.width)
    let stops = (0..<collectionView.numberOfItems(inSection: 0)).map { min(CGFloat($0) * step, last) }
    let here = startOffset
    let ahead = stops.first { $0 > here + 0.5 } ?? last
    let behind = stops.last { $0 < here - 0.5 } ?? 0
    let x = collectionView.contentOffset.x
    if velocity.x > 0.2 { return CGPoint(x: ahead, y: proposedContentOffset.y) }
    if velocity.x < -0.2 { return CGPoint(x: behind, y: proposedContentOffset.y) }
    let near = stops.min { abs($0 - x) < abs($1 - x) }
    return CGPoint(x: near ?? 0, y: proposedContentOffset.y)
  }
}

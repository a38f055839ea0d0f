import UIKitStandIn

/// A page counted on by each gesture, past the last one too.
final class PageCounter: Cards {
  private var previousOffset: CGFloat = 0
  private var currentPage = 0

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    if previousOffset > collectionView.contentOffset.x && velocity.x < 0 {
      currentPage = max(currentPage - 1, 0)
    } else if previousOffset < collectionView.contentOffset.x && velocity.x > 0 {
      currentPage += 1
    }
    let offset = (itemSize.width + minimumLineSpacing) * CGFloat(currentPage)
    previousOffset = offset
    return CGPoint(x: offset, y: proposedContentOffset.y)
  }
}

import UIKitStandIn

/// A page counted on by each gesture, past the last one too.
final class PageCounter: UICollectionViewFlowLayout {
  private var previousOffset: CGFloat = 0
  private var currentPage = 0

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 300, height: 200)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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

import UIKitStandIn

/// A flick of more than 0.2 turns a page; else the nearest.
final class FlickThreshold: UICollectionViewFlowLayout {
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
    guard let collectionView = collectionView else { return .zero }
    let pageWidth = itemSize.width + minimumLineSpacing
    let currentPage = collectionView.contentOffset.x / pageWidth
    if abs(velocity.x) > 0.2 {
      let nextPage = (velocity.x > 0) ? ceil(currentPage) : floor(currentPage)
      return CGPoint(x: nextPage * pageWidth, y: proposedContentOffset.y)
    } else {
      return CGPoint(x: round(currentPage) * pageWidth, y: proposedContentOffset.y)
    }
  }
}

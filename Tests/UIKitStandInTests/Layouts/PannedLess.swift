import UIKitStandIn

/// A flick turns a page that was dragged less than most of the way.
final class PannedLess: UICollectionViewFlowLayout {
  private var flickVelocity: CGFloat { 0.3 }
  private var pageWidth: CGFloat { itemSize.width + minimumLineSpacing }

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
    guard let collectionView = self.collectionView else { return proposedContentOffset }
    let rawPage = collectionView.contentOffset.x / pageWidth
    let currentPage = (velocity.x > 0) ? floor(rawPage) : ceil(rawPage)
    let nextPage = (velocity.x > 0) ? ceil(rawPage) : floor(rawPage)
    let pannedLessThanAPage = abs(1 + currentPage - rawPage) > 0.5
    let flicked = abs(velocity.x) > flickVelocity
    var offset = proposedContentOffset
    offset.x = (pannedLessThanAPage && flicked ? nextPage : round(rawPage)) * pageWidth
    return offset
  }
}

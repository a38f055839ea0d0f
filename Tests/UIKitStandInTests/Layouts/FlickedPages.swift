import UIKitStandIn

/// Rows by the page at the finger and the pages that a flick is worth.
class FlickedPages: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    scrollDirection = .vertical
    itemSize = CGSize(width: 350, height: 240)
    minimumLineSpacing = 12
    collectionView?.decelerationRate = .fast
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = self.collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let pageHeight = self.itemSize.height + self.minimumLineSpacing
    let approximatePage = collectionView.contentOffset.y / pageHeight
    let currentPage =
      velocity.y == 0
      ? round(approximatePage) : (velocity.y < 0.0 ? floor(approximatePage) : ceil(approximatePage))
    let flickVelocity = velocity.y * 0.3
    let flickedPages = (abs(round(flickVelocity)) <= 1) ? 0 : round(flickVelocity)
    let offset = ((currentPage + flickedPages) * pageHeight) - collectionView.contentInset.top
    return CGPoint(x: proposedContentOffset.x, y: offset)
  }
}

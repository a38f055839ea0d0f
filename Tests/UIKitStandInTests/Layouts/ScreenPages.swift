import UIKitStandIn

/// Pages as large as the collection view, with a gap between.
final class ScreenPages: UICollectionViewFlowLayout {
  override init() {
    super.init()
    self.scrollDirection = .horizontal
    self.minimumLineSpacing = 8
    self.minimumInteritemSpacing = 0
    if #available(iOS 11.0, *) { self.sectionInsetReference = .fromSafeArea }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("not implemented") }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    collectionView.decelerationRate = .fast
    self.itemSize = collectionView.bounds.inset(by: self.sectionInset).size
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let pageWidth = itemSize.width + minimumLineSpacing
    let page = collectionView.contentOffset.x / pageWidth
    let isForward = velocity.x > 0.5
    let isBack = velocity.x < -0.5
    let next = isForward ? floor(page) + 1 : isBack ? ceil(page) - 1 : round(page)
    return CGPoint(x: next * pageWidth, y: proposedContentOffset.y)
  }
}

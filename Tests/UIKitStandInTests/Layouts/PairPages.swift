// swift-format-ignore-file: NeverForceUnwrap
import UIKitStandIn

/// Pages of two cells.
class PairPages: UICollectionViewFlowLayout {
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
    let pageWidth = 2 * (itemSize.width + minimumLineSpacing)
    let page = (collectionView!.contentOffset.x + velocity.x * 120) / pageWidth
    let index = velocity.x > 0 ? ceil(page) : velocity.x < 0 ? floor(page) : round(page)
    return CGPoint(x: index * pageWidth, y: proposedContentOffset.y)
  }
}

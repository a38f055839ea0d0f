import UIKitStandIn

/// UIKit's own paging, which asks no layout.
final class Paged: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    collectionView?.isPagingEnabled = true
    itemSize = collectionView?.bounds.size ?? .zero
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 77, y: 0) }
}

// swift-format-ignore-file: NeverForceUnwrap
import UIKitStandIn

/// The size of an item as an overridden property.
class OverriddenSize: UICollectionViewFlowLayout {
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { .horizontal }
    set { super.scrollDirection = newValue }
  }

  override var minimumLineSpacing: CGFloat {
    get { 0 }
    set { super.minimumLineSpacing = newValue }
  }

  override var itemSize: CGSize {
    get {
      guard let collectionView = collectionView else { return CGSize(width: 150, height: 150) }
      return CGSize(width: collectionView.frame.width - 48, height: collectionView.frame.height)
    }
    set { super.itemSize = newValue }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let itemWidth = collectionView!.frame.width - 48
    var page = round(collectionView!.contentOffset.x / itemWidth)
    let velocity = velocity.x
    if velocity > 0 { page += 1 } else if velocity < 0 { page -= 1 }
    return CGPoint(x: page * itemWidth, y: 0)
  }
}

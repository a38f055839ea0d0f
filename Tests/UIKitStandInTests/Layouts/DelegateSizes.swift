import UIKitStandIn

/// Pages as wide as the delegate says.
class DelegateSizes: UICollectionViewFlowLayout {
  private var pageWidth: CGFloat {
    guard let collectionView = collectionView,
      let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    else { return itemSize.width }
    let size = delegate.collectionView?(
      collectionView, layout: self, sizeForItemAt: IndexPath(item: 0, section: 0))
    let spacing = delegate.collectionView?(collectionView, layout: self, minimumLineSpacingForSectionAt: 0)
    return (size ?? itemSize).width + (spacing ?? minimumLineSpacing)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let count = collectionView.dataSource?.collectionView(collectionView, numberOfItemsInSection: 0) ?? 0
    let page = min(max(round(proposedContentOffset.x / pageWidth), 0), CGFloat(count - 1))
    return CGPoint(x: page * pageWidth, y: proposedContentOffset.y)
  }

  // As the view is turned.
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }
}

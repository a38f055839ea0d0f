// swift-format-ignore-file: NeverForceUnwrap
import UIKitStandIn

/// The centered cell is larger, and sections are inset so that each can be centered.
class ZoomAndSnap: UICollectionViewFlowLayout {
  let activeDistance: CGFloat = 200
  let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let insets = collectionView.adjustedContentInset
    let vertical = (collectionView.frame.height - insets.top - insets.bottom - itemSize.height) / 2
    let horizontal = (collectionView.frame.width - insets.right - insets.left - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let all = super.layoutAttributesForElements(in: rect)!
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in all where attributes.frame.intersects(visible) {
      let distance = visible.midX - attributes.center.x
      let normalized = distance / activeDistance
      if distance.magnitude < activeDistance {
        let zoom = 1 + zoomFactor * (1 - normalized.magnitude)
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return all
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width,
      height: collectionView.frame.height)
    guard let all = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var adjustment = CGFloat.greatestFiniteMagnitude
    let center = proposedContentOffset.x + collectionView.frame.width / 2
    for attributes in all {
      let itemCenter = attributes.center.x
      if (itemCenter - center).magnitude < adjustment.magnitude { adjustment = itemCenter - center }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
}

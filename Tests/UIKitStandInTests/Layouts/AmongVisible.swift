import UIKitStandIn

/// The cell nearest the proposal among those on the screen.
final class AmongVisible: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 360, height: 200)
    minimumLineSpacing = 40
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView,
      let visible = layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let half = collectionView.bounds.size.width * 0.5
    let center = proposedContentOffset.x + half
    var candidate: UICollectionViewLayoutAttributes?
    for attributes in visible where attributes.representedElementCategory == .cell {
      guard let best = candidate else {
        candidate = attributes
        continue
      }
      if abs(attributes.center.x - center) < abs(best.center.x - center) { candidate = attributes }
    }
    guard let candidate = candidate else { return proposedContentOffset }
    return CGPoint(x: candidate.center.x - half, y: proposedContentOffset.y)
  }
}

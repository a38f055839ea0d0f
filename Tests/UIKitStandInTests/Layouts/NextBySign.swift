import UIKitStandIn

/// The page at the finger, and one more in the direction of any velocity.
class NextBySign: UICollectionViewFlowLayout {
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
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let parent = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    let itemSpace = itemSize.width + minimumLineSpacing
    var index = round(collectionView.contentOffset.x / itemSpace)
    if velocity.x > 0 { index += 1 } else if velocity.x < 0 { index -= 1 }
    return CGPoint(x: index * itemSpace, y: parent.y)
  }
}

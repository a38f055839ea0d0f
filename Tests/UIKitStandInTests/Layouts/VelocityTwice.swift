import UIKitStandIn

/// The page nearest the proposal and the velocity once more.
final class VelocityTwice: UICollectionViewFlowLayout {
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
    let pageWidth = itemSize.width + minimumLineSpacing
    let projected = proposedContentOffset.x + velocity.x * 200
    return CGPoint(x: round(projected / pageWidth) * pageWidth, y: proposedContentOffset.y)
  }
}

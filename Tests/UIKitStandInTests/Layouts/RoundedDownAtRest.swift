import UIKitStandIn

/// The next page forward; the one before without velocity.
final class RoundedDownAtRest: UICollectionViewFlowLayout {
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
    var currentPage = proposedContentOffset.x / (itemSize.width + minimumLineSpacing)
    currentPage.round(velocity.x > 0 ? .awayFromZero : .towardZero)
    return CGPoint(x: (itemSize.width + minimumLineSpacing) * currentPage, y: proposedContentOffset.y)
  }
}

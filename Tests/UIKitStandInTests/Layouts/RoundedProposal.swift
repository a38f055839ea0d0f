import UIKitStandIn

/// The page nearest the proposal.
final class RoundedProposal: UICollectionViewFlowLayout {
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
    let page = round(proposedContentOffset.x / (itemSize.width + minimumLineSpacing))
    let offset = CGPoint(x: page * (itemSize.width + minimumLineSpacing), y: proposedContentOffset.y)
    return super.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  // As the view is turned.
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
  }
}

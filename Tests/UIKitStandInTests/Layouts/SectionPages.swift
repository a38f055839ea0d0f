import UIKitStandIn

/// Pages that count from the inset of the section.
final class SectionPages: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 300, height: 200)
    minimumLineSpacing = 20
    sectionInset = UIEdgeInsets(top: 10, left: 24, bottom: 10, right: 24)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    let page = round((proposedContentOffset.x - sectionInset.left) / step)
    return CGPoint(x: page <= 0 ? 0 : sectionInset.left + page * step - 10, y: proposedContentOffset.y)
  }
}

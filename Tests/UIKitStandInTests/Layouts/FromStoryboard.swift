import UIKitStandIn

/// A layout that a storyboard makes.
@IBDesignable
class FromStoryboard: UICollectionViewFlowLayout {
  @IBInspectable var step: CGFloat = 100
  @IBInspectable var isSnapping: Bool = true

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    scrollDirection = .horizontal
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    let screen = UIScreen.main.bounds.size
    itemSize = CGSize(width: screen.width - 40, height: screen.height * 0.5)
    minimumLineSpacing = 10
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard isSnapping else { return proposedContentOffset }
    return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
  }
}

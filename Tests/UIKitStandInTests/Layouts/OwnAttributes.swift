import UIKitStandIn

/// A carousel that places its cells by itself.
final class OwnAttributes: UICollectionViewLayout {
  private let itemWidth: CGFloat
  private let spacing: CGFloat
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  init(itemWidth: CGFloat = 240, spacing: CGFloat = 16) {
    self.itemWidth = itemWidth
    self.spacing = spacing
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { contentSize }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let height = collectionView.bounds.height
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: spacing + CGFloat(item) * (itemWidth + spacing), y: 0, width: itemWidth, height: height)
      return attributes
    }
    contentSize = CGSize(width: (cache.last?.frame.maxX ?? 0) + spacing, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard !cache.isEmpty else { return proposedContentOffset }
    let nearest = cache.min {
      abs($0.frame.minX - spacing - proposedContentOffset.x)
        < abs($1.frame.minX - spacing - proposedContentOffset.x)
    }
    return CGPoint(x: (nearest?.frame.minX ?? spacing) - spacing, y: proposedContentOffset.y)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The collection view of a layout: one section of cells that nobody sees.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public enum ElementCategory: Sendable { case cell, supplementaryView, decorationView }

  public enum ScrollPosition: Sendable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public internal(set) var collectionViewLayout: UICollectionViewLayout
  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The items as the simulated scroll view has them.
  var simulated = SimulatedItems()

  init(_ layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  public var numberOfSections: Int { 1 }

  open func numberOfItems(inSection section: Int) -> Int {
    simulated.count * collectionViewLayout.itemsInLine
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.frame.contains(point) }?.indexPath
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(\.indexPath).sorted()
  }

  public var visibleCells: [UICollectionViewCell] { [] }
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path)
  }

  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func reloadData() {}
}

/// A cell, of which there is none here.
open class UICollectionViewCell: UIView {
  public var contentView: UIView { self }
}

/// The items of the simulated scroll view, where it is known.
struct SimulatedItems {
  var count = 20
  var frames: ItemFrames?

  /// The axis on which it scrolls, where something else than the layout says so.
  var axis: Axis?

  /// The length of an item, where that is said, and the container, which others fill.
  var length: Double?
  var container = CGSize.zero
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  var numberOfSections: UICollectionViewSectionCount? { get }
}

extension UICollectionViewDataSource {
  public var numberOfSections: UICollectionViewSectionCount? { UICollectionViewSectionCount() }
}

/// The answer of a data source, which an app's code asks for as an optional method: `source.numberOfSections?(in: view)`.
public struct UICollectionViewSectionCount {
  public func callAsFunction(in view: UICollectionView) -> Int { 1 }
}

/// The place of a cell.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3D()
  open var indexPath = IndexPath(item: 0, section: 0)
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public private(set) var representedElementKind: String?

  /// As UIKit has it: around the center, and what a transform makes of it.
  open var frame: CGRect {
    get {
      let size = transform.isIdentity ? size : transformed
      return CGRect(
        x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  private var transformed: CGSize {
    CGSize(
      width: abs(transform.a) * size.width + abs(transform.c) * size.height,
      height: abs(transform.b) * size.width + abs(transform.d) * size.height)
  }

  public required override init() {}

  public convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }

  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init(forCellWith: path)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.center, copy.size, copy.alpha, copy.zIndex) = (center, size, alpha, zIndex)
    (copy.isHidden, copy.transform, copy.transform3D) = (isHidden, transform, transform3D)
    (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
    copy.representedElementCategory = representedElementCategory
    return copy
  }
}

/// The parts of a layout to be made anew: here, all.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() {}
  public var invalidateEverything: Bool { true }
  open var contentOffsetAdjustment = CGPoint.zero
  open func invalidateItems(at paths: [IndexPath]) {}
}

/// A rule that places cells, and decides where their collection view comes to rest.
open class UICollectionViewLayout: NSObject {
  public internal(set) var collectionView: UICollectionView?

  /// Whether it is to be prepared before the next question.
  var isInvalid = true

  /// How many cells lie side by side across the axis.
  var itemsInLine: Int { 1 }
  public override init() {}
  public required init?(coder: NSCoder) {}
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Prepares what a storyboard has made; it is called once it is made, however that was.
  open func awakeFromNib() {}
  open func prepare() {}
  open func invalidateLayout() { isInvalid = true }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { isInvalid = true }
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes?
  { nil }

  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }

  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  open func finalizeCollectionViewUpdates() {}
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  public func register(_ view: AnyClass?, forDecorationViewOfKind kind: String) {}
}

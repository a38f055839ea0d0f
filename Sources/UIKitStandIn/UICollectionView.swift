// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ScrollBehavior
import SwiftUIStandIn

/// The collection view of a layout: one section of cells that nobody sees.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: Sendable {
    case cell, supplementaryView, decorationView
  }

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

/// The answer of a data source, which an app's code asks for as an optional method.
public struct UICollectionViewSectionCount {
  public func callAsFunction(in view: UICollectionView) -> Int { 1 }
}

/// A delegate that says sizes and spacings; the one that is there says those of the simulated scroll view.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  var collectionView: UICollectionViewFlowAnswers? { get }
}

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: UICollectionViewFlowAnswers? { UICollectionViewFlowAnswers() }
}

/// The answers of a delegate, which an app's code asks for as optional methods: `delegate.collectionView?(…)`.
public struct UICollectionViewFlowAnswers {
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    (layout as? UICollectionViewFlowLayout)?.lines.frame(of: path.item).size ?? .zero
  }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}

/// The delegate and data source of the simulated collection view.
final class SimulatedDelegate: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.numberOfItems(inSection: section)
  }
}

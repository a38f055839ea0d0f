// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A layout that sets cells side by side, and lines of them one after the other along the axis.
///
/// Whatever neither the layout nor a storyboard says is as the simulated scroll view has it: lengths, spacing, padding, axis.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edge from which the section's inset counts.
  public enum SectionInsetReference: Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  private var own:
    (
      itemSize: CGSize?, lineSpacing: CGFloat?, inset: UIEdgeInsets?,
      direction: UICollectionView.ScrollDirection?
    )

  open var itemSize: CGSize {
    get { own.itemSize ?? unsaidSize }
    set { own.itemSize = newValue }
  }

  open var minimumLineSpacing: CGFloat {
    get { own.lineSpacing ?? simulated?.frames?.spacing ?? 10 }
    set { own.lineSpacing = newValue }
  }

  open var sectionInset: UIEdgeInsets {
    get { own.inset ?? simulatedInset }
    set { own.inset = newValue }
  }

  open var scrollDirection: UICollectionView.ScrollDirection {
    get { own.direction ?? (simulated?.axis == .horizontal ? .horizontal : .vertical) }
    set { own.direction = newValue }
  }

  open var minimumInteritemSpacing: CGFloat = 10
  open var estimatedItemSize = CGSize.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  private var simulated: SimulatedItems? { collectionView?.simulated }

  private var simulatedInset: UIEdgeInsets {
    guard let frames = simulated?.frames else { return .zero }
    let (start, end) = (frames.leadingEdge(of: 0), frames.trailingEdge(of: frames.count - 1))
    return UIEdgeInsets((start, frames.contentLength - end), along: axis)
  }

  var axis: Axis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The room of an item whose size nobody says: the simulated one, on all of a line.
  private var unsaidSize: CGSize {
    let length = simulated.map { $0.frames?.length(of: 0) ?? $0.length ?? $0.container.length(along: axis) }
    return CGSize(length ?? 50, along: axis, across: room)
  }

  /// Whether code says the size of an item, and the direction.
  var saysItemSize: Bool {
    (own.itemSize != nil || itemSize != unsaidSize) && itemSize.length(along: axis) < 1e6
  }
  var saysDirection: Bool { own.direction != nil || simulated?.axis == nil && scrollDirection == .horizontal }

  /// The length of a line across the axis.
  private var room: CGFloat {
    let inset = sectionInset.ends(along: axis.across)
    return size.length(along: axis.across) - inset.leading - inset.trailing
  }

  private var size: CGSize { collectionView?.bounds.size ?? .zero }

  /// Whether the lines are being made: a property of the app's may ask for them meanwhile.
  private var isMeasuring = false

  /// The lines as the properties say them; to these, as the simulated scroll view has them.
  var lines: FlowLines {
    if isMeasuring {
      let axis = simulated?.axis ?? .vertical
      let length = simulated?.length ?? size.length(along: axis)
      let alike = ItemFrames(count: max(1, simulated?.count ?? 1), length: max(1, length))
      let breadth = size.length(along: axis.across)
      return FlowLines(
        axis: axis, frames: simulated?.frames ?? alike, breadth: breadth, gap: 0, start: 0, room: breadth)
    }
    isMeasuring = true
    defer { isMeasuring = false }
    let (axis, inset, itemSize) = (axis, sectionInset, itemSize)
    let (length, spacing) = (itemSize.length(along: axis), minimumLineSpacing)
    var frames = simulated?.frames
    if let count = simulated?.count, frames?.isEven ?? true || saysItemSize {
      let isSound = count > 0 && length > 0 && length < 1e6 && length + spacing > 0
      let ends = inset.ends(along: axis)
      frames =
        isSound
        ? ItemFrames(
          count: count, length: length, spacing: spacing, leadingPadding: ends.leading,
          trailingPadding: ends.trailing) : nil
    }
    return FlowLines(
      axis: axis, frames: frames, breadth: itemSize.length(along: axis.across),
      gap: minimumInteritemSpacing, start: inset.ends(along: axis.across).leading, room: room)
  }

  override var itemsInLine: Int { lines.itemsInLine }

  open override var collectionViewContentSize: CGSize {
    CGSize(
      lines.frames?.contentLength ?? 0, along: axis, across: size.length(along: axis.across))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let lines = lines
    return lines.items(in: rect).compactMap { item in
      let frame = lines.frame(of: item)
      return frame.intersects(rect) ? attributes(of: item, at: frame) : nil
    }
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let lines = lines
    guard lines.items.contains(path.item) else { return nil }
    return attributes(of: path.item, at: lines.frame(of: path.item))
  }

  private func attributes(of item: Int, at frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = IndexPath(item: item, section: 0)
    attributes.frame = frame
    return attributes
  }
}

/// The lines of a flow: one after the other along the axis, each with as many cells as it has room for.
struct FlowLines {
  let axis: Axis

  /// The lines along the axis; `nil` where there are none.
  let frames: ItemFrames?

  /// The length of a cell across the axis, the least distance of two, where the first begins, and the room for all.
  let breadth: CGFloat
  let gap: CGFloat
  let start: CGFloat
  let room: CGFloat

  var itemsInLine: Int {
    let fitting = ((room + gap) / (breadth + gap)).rounded(.down)
    return fitting > 1 && fitting < 1000 ? Int(fitting) : 1
  }

  var items: Range<Int> { 0..<(frames?.count ?? 0) * itemsInLine }

  /// The items of the lines that meet a rectangle.
  func items(in rect: CGRect) -> Range<Int> {
    guard let frames else { return 0..<0 }
    let (start, end) = rect.ends(along: axis)
    let found = frames.indexes(from: start, to: end)
    return found.lowerBound * itemsInLine..<found.upperBound * itemsInLine
  }

  /// The place of an item: alone in the middle of its line, and with others evenly over all of it.
  func frame(of item: Int) -> CGRect {
    guard let frames else { return .zero }
    let (line, place) = item.quotientAndRemainder(dividingBy: itemsInLine)
    let free = room - CGFloat(itemsInLine) * breadth
    let across =
      itemsInLine == 1
      ? start + free / 2 : start + CGFloat(place) * (breadth + free / CGFloat(itemsInLine - 1))
    let (lead, length) = (frames.leadingEdge(of: line), frames.length(of: line))
    return axis == .horizontal
      ? CGRect(x: lead, y: across, width: length, height: breadth)
      : CGRect(x: across, y: lead, width: breadth, height: length)
  }
}

/// A delegate that says sizes and spacings; the one that is there says those of the simulated scroll view.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  var collectionView: UICollectionViewAnswers? { get }
}

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: UICollectionViewAnswers? { UICollectionViewAnswers() }
}

/// The answers of a delegate, which an app's code asks for as optional methods: `delegate.collectionView?(…)`.
public struct UICollectionViewAnswers {
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.lines.frame(of: path.item).size ?? .zero }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}

final class SimulatedDelegate: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    view.numberOfItems(inSection: section)
  }
}

import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns

extension ScrollViewReading {
  /// The reading with what a layout of UIKit's says of a screen, where it is compiled into this process.
  func stated(on layout: LayoutOptions, axis: Axis?, by catalog: BehaviorCatalog) -> ScrollViewReading {
    guard isLayout, let named = try? catalog.behavior(behavior.spec ?? "") else { return self }
    let poses = [Axis.horizontal, .vertical].map { ViewPose(layout, axis: $0, .leftToRight) }
    let safeArea = { (axis: Axis) in
      let ends = poses[axis == .horizontal ? 0 : 1].safeArea(along: axis)
      return (leading: ends.leading, trailing: ends.trailing)
    }
    let size = CGSize(width: poses[0].bounds(along: .horizontal), height: poses[0].bounds(along: .vertical))
    let ask = {
      BehaviorOnScreen.$screen.withValue(.init(size)) {
        (named.make()?.unwrapped as? any LaidOutScrollTargetBehavior)?.layout(
          on: size, safeArea: safeArea, axis: axis, itemLength: layout.itemLength, items: layout.items)
      }
    }
    let stated = if let watch = catalog.watch { watch.ask(named.spec, ask) } else { ask() }
    guard let stated else { return self }
    var reading = self
    reading.unread = []
    func put(_ option: Option, _ numbers: [Double] = [], word: String = "", by member: String) {
      reading.values.append(
        Value(
          option.name, lengths: numbers.map(ViewLength.points), word: word, written: member, file: file,
          line: line))
    }
    put(.axis, word: stated.axis == .vertical ? "vertical" : "horizontal", by: "scrollDirection")
    put(.contentMargins, [stated.margins.leading, stated.margins.trailing], by: "contentInset")
    if stated.ignoresSafeArea { put(.safeArea, [0, 0], by: "contentInsetAdjustmentBehavior") }
    if let count = stated.count, count != layout.items {
      put(.items, [Double(count)], by: "layoutAttributesForElements")
    }
    if let length = stated.contentLength {
      put(.contentLength, [length], by: "collectionViewContentSize")
      return reading
    }
    put(.spacing, [stated.spacing], by: "minimumLineSpacing")
    put(.padding, [stated.padding.leading, stated.padding.trailing], by: "sectionInset")
    switch stated.lengths.count {
    case 0:
      reading.unread.append(
        Unread("item-length", written: "itemSize", reason: "no code of the layout says it", line: line))
    case 1: put(.itemLength, stated.lengths, by: "itemSize")
    default: put(.itemLengths, stated.lengths, by: "layoutAttributesForElements")
    }
    return reading
  }
}

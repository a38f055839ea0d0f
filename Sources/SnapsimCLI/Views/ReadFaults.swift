import ScrollSimulation
import SnapsimBehaviorFiles

extension ScrollViewReading {
  /// The faults on one screen that show without any gesture, errors first; the screen in words, `iphone-14 on its side`.
  func faults(on layout: ScrollLayout, _ screen: String) -> [Finding] {
    [unequalPages(on: layout, screen), longItems(on: layout, screen)].compactMap(\.self)
  }

  /// Pages that do not lie one length of the scroll view apart, by which `.paging` turns them.
  private func unequalPages(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let page = layout.bounds
    guard behavior.spec == "paging", let items = layout.items, items.count > 1, layout.reach > page
    else { return nil }
    let off = Grids(layout).place(page).misalignment
    guard abs(off) > Settlement.tolerance else { return nil }
    return Finding(
      .unequalPages,
      ".paging turns by the \(page.inSentence) pt of the scroll view (\(screen)), and the nearest item begins "
        + "\(abs(off).inSentence) pt \(off > 0 ? "before" : "after") that", line: line,
      fix: Self.fix(of: layout))
  }

  /// The change of the view that aligns its pages on every screen, and one for the cause at hand.
  private static func fix(of layout: ScrollLayout) -> String {
    let aligned = ".viewAligned(limitBehavior: .alwaysByOne) with .scrollTargetLayout() on the stack"
    guard case .stack(let stack) = layout.content, case .equal(_, .containerRelative) = stack.items else {
      return aligned
    }
    if stack.spacing != 0 {
      return "\(aligned); or spacing 0 instead of \(stack.spacing.inSentence), and padding within each page"
    }
    if stack.padding != .zero { return "\(aligned); or padding within each page and not on the stack" }
    let edges = layout.axis == .horizontal ? ".horizontal" : ".vertical"
    return layout.contentMargins == .zero
      ? "\(aligned); or .ignoresSafeArea(edges: \(edges)) on the scroll view"
      : "\(aligned); or no content margins"
  }

  private func longItems(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard behavior.spec?.hasPrefix("view-aligned") == true, let longest = layout.items?.longest,
      longest > layout.container + Settlement.tolerance
    else { return nil }
    return Finding(
      .longItems,
      ".viewAligned aligns items, and one of \(longest.inSentence) pt is longer than the container of "
        + "\(layout.container.inSentence) (\(screen))", line: line,
      fix:
        "items no longer than the container: beyond \(ViewAlignedRules.longestTarget.inSentence) containers one "
        + "is no target, by a re-implementation")
  }
}

/// The pages of a scroll view on its container's own grid: 0, C, 2C, … and the end, whole or partial.
///
/// Uses nothing but what SwiftUI tells a behavior. `position` and `offset` are inverse: positions count pages, 2.5 being
/// half way from page 2 to page 3, and a partial last page counts as one.
struct ContainerPages {
  /// The length of a page, in points.
  let container: Double

  /// The largest offset that can be rested on, in points.
  let reach: Double

  /// The index of the last page.
  let last: Double

  /// Makes the pages along one axis, or nothing where the container has no length.
  init?(_ context: ScrollTargetBehaviorContext, isHorizontal: Bool) {
    container = isHorizontal ? context.containerSize.width : context.containerSize.height
    let content: Double = isHorizontal ? context.contentSize.width : context.contentSize.height
    guard container > 0, content < .infinity else { return nil }
    reach = max(0, content - container)
    // Less than a millionth of a point is no page but rounding.
    last = max(0, ((reach - 1e-6) / container).rounded(.up))
  }

  /// The offset at which a page is aligned, in points; indexes beyond the ends get the ends.
  func offset(ofPage page: Double) -> Double { page >= last ? reach : max(0, page * container) }

  /// How many pages lie before an offset, fractions included; offsets beyond the ends count as the ends.
  func position(of offset: Double) -> Double {
    if offset <= 0 || reach <= 0 { return 0 }
    if offset >= reach { return last }
    let lastWhole = (last - 1) * container
    return offset < lastWhole ? offset / container : last - 1 + (offset - lastWhole) / (reach - lastWhole)
  }

  /// The page nearest to an offset; half way between two, the later one.
  func page(nearest offset: Double) -> Double { (position(of: offset) + 0.5).rounded(.down) }
}

extension ScrollTarget {
  /// Whether a program scrolls and no finger, as the 26 releases are reported to ask behaviors about too.
  ///
  /// They are told apart by what a gesture's proposal does not have: an anchor, or a rectangle smaller than the container,
  /// with no velocity. Where a program wants to go, it should get.
  func isOfProgram(_ context: ScrollTargetBehaviorContext) -> Bool {
    context.velocity == .zero
      && (anchor != nil || rect.width < context.containerSize.width - 1
        || rect.height < context.containerSize.height - 1)
  }
}

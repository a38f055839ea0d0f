import ScrollSimulation

extension CheckVerdict {
  /// Judges a settled gesture.
  ///
  /// - Parameters:
  ///   - settlement: what it came to.
  ///   - gesture: what the finger did.
  ///   - index: its index in its run, from 0.
  ///   - spec: the behavior, as it was named.
  ///   - layout: the scroll view and its content.
  ///   - grids: the pages and items as the behavior aligns them.
  ///   - options: what the command line said.
  package mutating func judge(
    _ settlement: Settlement, of gesture: Gesture, index: Int, by spec: String, on layout: ScrollLayout,
    grids: Grids, options: RunOptions
  ) {
    let before = grids.pages.nearest(to: settlement.start)
    judge(misalignment: settlement.misalignment, from: before, to: settlement.page) {
      let command = ReproducingCommand(
        behavior: spec, pages: { _ in grids.pages }, physics: options.physics, stated: options.given)
      let shown = Demonstration(AuditCase(layout: layout, start: settlement.start, gesture: gesture))
      return Case(
        "gesture \(index) of \(spec)", misalignment: settlement.misalignment, from: before,
        to: settlement.page, command: command.settle(shown))
    }
  }
}

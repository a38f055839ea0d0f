import ScrollSimulation

extension CheckVerdict {
  /// Judges a settled gesture.
  ///
  /// - Parameters:
  ///   - settlement: what it came to.
  ///   - gesture: what the finger did.
  ///   - index: its index in its run, from 0.
  ///   - spec: the behavior, as it was named.
  ///   - settling: the scroll view that it answered for, with the physics.
  ///   - stated: the options that the command line gave.
  package mutating func judge(
    _ settlement: Settlement, of gesture: Gesture, index: Int, by spec: String, on settling: Settling,
    stated: [Option]
  ) {
    let grids = settling.grids
    let before = grids.pages.nearest(to: settlement.start)
    judge(misalignment: settlement.misalignment, from: before, to: settlement.page) {
      let command = ReproducingCommand(
        behavior: spec, pages: { _ in grids.pages }, physics: settling.physics, stated: stated)
      let shown = ScrollCase(layout: settling.layout, start: settlement.start, gesture: gesture)
      return Case(
        "gesture \(index) of \(spec)", misalignment: settlement.misalignment, from: before,
        to: settlement.page, command: command.settle(shown))
    }
  }
}

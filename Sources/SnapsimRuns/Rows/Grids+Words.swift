import ScrollSimulation

extension Grids {
  /// How a rest fits the items, in words: aligned, at an end where no item is, or by how much it misses.
  package func fit(of settlement: Settlement) -> String {
    if settlement.misalignment != 0 { return "misaligned by \(settlement.misalignment.inSentence)" }
    let isOnStop = abs(settlement.offset - items.unclamped(settlement.item)) <= Settlement.tolerance
    return isOnStop
      ? "aligned" : settlement.offset <= Settlement.tolerance ? "at the beginning" : "at the end"
  }
}

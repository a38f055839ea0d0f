import SnapsimText

/// Behaviors side by side, in one line below their rows.
package struct Comparison {
  private let specs: [String]
  private let tolerance: Double
  private var tallies: [(gestures: Int, misaligned: Int, worst: Double, pages: Int)]

  package init(_ specs: [String], tolerance: Double) {
    self.specs = specs.map(\.escapingControls)
    self.tolerance = tolerance
    tallies = specs.map { _ in (0, 0, 0, 0) }
  }

  /// Counts a gesture of a behavior, by its index.
  package mutating func count(_ index: Int, misalignment: Double, pages: Int) {
    tallies[index].gestures += 1
    tallies[index].pages = max(tallies[index].pages, abs(pages))
    guard abs(misalignment) > tolerance else { return }
    tallies[index].misaligned += 1
    tallies[index].worst = max(tallies[index].worst, abs(misalignment))
  }

  package var lines: [String] {
    let rests = zip(specs, tallies).map { spec, tally in
      let worst = tally.misaligned == 0 ? "" : " (up to \(tally.worst.inSentence) pt)"
      return "\(spec) \(tally.misaligned) of \(tally.gestures)\(worst)"
    }
    var lines = ["misaligned: " + rests.joined(separator: ", ")]
    if Set(tallies.map(\.pages)).count > 1 {
      let pages = zip(specs, tallies).map { "\($0) \($1.pages)" }
      lines.append("most pages in a gesture: " + pages.joined(separator: ", "))
    }
    return lines.flatMap { Paragraph.wrapped(Paragraph.words($0), after: "", separator: " ") }
  }
}

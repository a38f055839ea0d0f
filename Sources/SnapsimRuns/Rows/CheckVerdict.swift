import ScrollSimulation
import SnapsimText

/// The verdict of a check on all gestures: how many fail it, and the worst of them.
package struct CheckVerdict {
  /// A gesture by its name, such as `gesture 3 of paging`, with a command that repeats it.
  package typealias Name = (name: String, command: String)

  private let asked: OutputOptions

  /// The plural of what is judged.
  private let subject: String
  private var count = 0
  private var misaligned = 0
  private var passing = 0
  private var worstRest: (case: Name, misalignment: Double)?
  private var widest: (case: Name, from: Int, to: Int)?

  /// The gestures that broke a check of an audit: the first of each, and how many there are.
  private var broken: [(id: String, case: Name, fault: String, count: Int)] = []

  package init(_ options: OutputOptions, of subject: String = "gestures") {
    (asked, self.subject) = (options, subject)
  }

  package var hasFailed: Bool { misaligned > 0 || passing > 0 || !broken.isEmpty }

  /// Judges one gesture; what tells of it is made only if it is the worst so far.
  package mutating func judge(misalignment: Double, from before: Int, to after: Int, _ tell: () -> Name) {
    count += 1
    if asked.finds(misalignment) {
      misaligned += 1
      if abs(misalignment) > abs(worstRest?.misalignment ?? 0) { worstRest = (tell(), misalignment) }
    }
    if asked.checks.finds(from: before, to: after) {
      passing += 1
      if abs(after - before) > widest.map({ abs($0.to - $0.from) }) ?? 0 { widest = (tell(), before, after) }
    }
  }

  private var lines: [(words: String, command: String)] {
    func line(
      _ worst: Name, of failing: Int, verbs: (String, String), fault: String, how: String, check: String
    ) -> (words: String, command: String) {
      let words =
        count == 1
        ? "\(worst.name) \(verbs.0) \(fault), \(how)"
        : "\(failing) of \(count) \(subject) \(failing == 1 ? verbs.0 : verbs.1) \(fault); "
          + "the worst is \(worst.name), \(how)"
      return (words, "\(worst.command) \(Option.check.flag) \(check)")
    }
    let rest = worstRest.map {
      line(
        $0.case, of: misaligned, verbs: ("rests", "rest"), fault: "misaligned",
        how: "\($0.misalignment.inSentence) pt off",
        check: "aligned"
          + (asked.tolerance == Settlement.tolerance
            ? "" : " \(Option.tolerance.flag) \(asked.tolerance.shortest)"))
    }
    let pass = widest.map { worst in
      line(
        worst.case, of: passing, verbs: ("passes", "pass"),
        fault: RowChecks.pages(beyond: asked.checks.mostPages ?? 0),
        how: "from page \(worst.from) to \(worst.to)", check: "pages=\(asked.checks.mostPages ?? 0)")
    }
    let breaks = broken.map { broken in
      let name =
        count == 1 ? broken.case.name : "\(broken.count) of \(count) \(subject), first \(broken.case.name),"
      let words = "\(name) \(broken.count == 1 ? "breaks" : "break") \(broken.id): \(broken.fault)"
      return (words: words, command: broken.case.command)
    }
    return [rest, pass].compactMap(\.self) + breaks
  }

  package func report(to errors: Output) throws {
    for (words, command) in lines {
      errors.report("check failed: \(words)")
      try errors.write { $0.append("  $ \(command)\n") }
    }
  }

  package mutating func judge(
    _ settlement: Settlement, of gesture: Gesture, index: Int, by named: NamedBehavior, on settling: Settling,
    _ options: RunOptions
  ) {
    let grids = settling.grids
    let before = grids.pages.nearest(to: settlement.start)
    func tell(_ check: AuditCheck? = nil) -> Name {
      let command = ReproducingCommand(
        behavior: named.spec, pages: { _ in grids.pages }, physics: settling.physics, stated: options.given,
        intent: options.intentText, isForeign: named.isForeign,
        isOfView: named.isForeign && named.view != nil)
      let shown = ScrollCase(layout: settling.layout, start: settlement.start, gesture: gesture)
      return ("gesture \(index) of \(named.spec)", command.settle(shown, checking: check))
    }
    judge(misalignment: settlement.misalignment, from: before, to: settlement.page) { tell() }
    for check in asked.checks.audited {
      guard
        let fault = options.judged(named)
          .fault(of: check, on: settling.layout, from: settlement.start, gesture)
      else { continue }
      if let known = broken.firstIndex(where: { $0.id == check.id }) {
        broken[known].count += 1
      } else {
        broken.append((check.id, tell(check), fault, 1))
      }
    }
  }
}

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
    return lines.flatMap { $0.wrapped() }
  }
}

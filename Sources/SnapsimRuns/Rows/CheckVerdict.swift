import ScrollSimulation
import SnapsimText

/// What a check makes of all gestures: how many fail it, and the worst of them.
package struct CheckVerdict {
  /// A gesture as it is judged.
  package struct Case {
    /// What it is called: `gesture 3 of paging`.
    package let name: String

    /// How far it rests from the nearest stop or end, in points.
    package let misalignment: Double

    /// The pages on which it began and ended.
    package let pages: (before: Int, after: Int)

    /// A command that repeats it.
    package let command: String

    /// Takes what is judged of a gesture.
    package init(
      _ name: String, misalignment: Double, from before: Int, to after: Int, command: String
    ) {
      self.name = name
      self.misalignment = misalignment
      pages = (before, after)
      self.command = command
    }

    /// How many pages it passes.
    var passed: Int { abs(pages.after - pages.before) }
  }

  private let checks: RowChecks
  private let tolerance: Double

  /// What is judged, in the plural.
  private let subject: String
  private var count = 0
  private var misaligned = 0
  private var passing = 0
  private var worstRest: Case?
  private var widest: Case?

  /// Judges nothing yet.
  package init(_ options: OutputOptions, of subject: String = "gestures") {
    checks = options.checks
    tolerance = options.tolerance
    self.subject = subject
  }

  /// Whether anything has failed.
  package var hasFailed: Bool { misaligned > 0 || passing > 0 }

  /// Judges one gesture; what tells of it is made only if it is the worst so far.
  package mutating func judge(misalignment: Double, from before: Int, to after: Int, _ tell: () -> Case) {
    count += 1
    if checks.isOfAlignment, abs(misalignment) > tolerance {
      misaligned += 1
      if abs(misalignment) > abs(worstRest?.misalignment ?? 0) { worstRest = tell() }
    }
    if checks.finds(from: before, to: after) {
      passing += 1
      if abs(after - before) > widest?.passed ?? 0 { widest = tell() }
    }
  }

  /// What has failed, in lines for standard error.
  package var lines: [String] {
    var lines: [String] = []
    if let worst = worstRest {
      let off = "\(worst.misalignment.inSentence) pt off"
      lines.append(
        count == 1
          ? "check failed: \(worst.name) rests misaligned, \(off)"
          : "check failed: \(misaligned) of \(count) \(subject) \(misaligned == 1 ? "rests" : "rest") misaligned; "
            + "the worst is \(worst.name), \(off)")
      lines.append(worst.command)
    }
    if let worst = widest, let most = checks.mostPages {
      let passed = "more than \(most) \(most == 1 ? "page" : "pages")"
      let way = "from page \(worst.pages.before) to \(worst.pages.after)"
      lines.append(
        count == 1
          ? "check failed: \(worst.name) passes \(passed), \(way)"
          : "check failed: \(passing) of \(count) \(subject) \(passing == 1 ? "passes" : "pass") \(passed); "
            + "the worst is \(worst.name), \(way)")
      lines.append(worst.command)
    }
    return lines
  }

  /// Says on standard error what has failed.
  package func report(to errors: Output) throws {
    let lines = lines
    for index in stride(from: 0, to: lines.count, by: 2) {
      errors.report(lines[index])
      try errors.write { $0.append("  $ \(lines[index + 1])\n") }
    }
  }
}

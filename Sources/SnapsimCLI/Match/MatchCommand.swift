import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Compares a recording with behaviors, or fits the laws of motion to one.
struct MatchCommand: Command {
  private let options: RunOptions
  private let session: Session

  /// The file as errors name it.
  private let file: String
  private let path: String

  init(_ request: Request<NoOptions>, _ session: Session) throws {
    guard let path = request.invocation.operands.first else {
      throw UsageError("snapsim match needs a log; name a file, or - for standard input")
    }
    if let option = request.run.sweeps.first?.option {
      throw UsageError("\(option.flag) takes one number in a match, whose log is of one scroll view")
    }
    options = request.run
    self.session = session
    self.path = path
    file = path == "-" ? "stdin" : path
  }

  /// Compares.
  ///
  /// - Returns: whether nothing matches every row; or, of a motion, whether no law fits within the tolerance.
  func run() throws -> ExitCode {
    let bytes = try WholeFile.read(path, named: file)
    switch try MatchLog(bytes, file: file, options) {
    case .rows(let rows):
      let match = try match(rows)
      let report = MatchReport(
        match, isOfRules: !namesBehaviors, knowsItems: rows.contains(where: \.hasItems))
      try report.write(options.output, to: session.output)
      return match.results.contains(where: match.isWhole) ? .settled : .found
    case .motion(let samples):
      let report = try MotionReport(samples, file: file, tolerance: options.output.tolerance)
      try report.write(options.output, to: session.output)
      return report.fits ? .settled : .found
    }
  }

  private var namesBehaviors: Bool { options.namesBehaviors || options.catalog.hasOwn }

  private func match(_ rows: [RecordedRow]) throws -> Match {
    let candidates =
      namesBehaviors
      ? options.behaviors.map { MatchCandidate(spec: $0.name, choices: 0, make: $0.make) }
      : try MatchRules.candidates(items: rows.contains(where: \.hasItems))
    let units =
      options.given.contains(.contextVelocity)
      ? [options.physics.contextVelocity] : MatchSetting.units(of: rows)
    let tolerance = options.output.tolerance
    let insets = MatchSetting.insets(of: rows, tolerance: tolerance)
    let matches = units.lazy.map { unit in
      Match(
        rows, candidates: candidates, settings: insets.map { MatchSetting(unit: unit, insets: $0) },
        physics: options.physics, tolerance: tolerance)
    }
    // In the other unit every fling is none, or every touch one: it is meant only where nothing fits in the likelier one.
    guard let likelier = matches.first else { throw UsageError("there is no unit to try") }
    return matches.first { $0.followed != nil } ?? likelier
  }
}

extension RecordedRow {
  /// Whether its items are known.
  fileprivate var hasItems: Bool { layout.items != nil && layout.isScrollTargetLayout }
}

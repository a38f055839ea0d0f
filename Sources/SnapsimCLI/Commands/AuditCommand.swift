import Foundation
import ScrollSimulation

/// Searches for gestures that behaviors get wrong, and shows each with a command that repeats it.
struct AuditCommand {
  private let options: RunOptions
  private let checks: [AuditCheck]

  /// The layouts that were asked for; `nil` for the matrix.
  private let layouts: [ScrollLayout]?
  private let isJSON: Bool
  private let timeLimit: Duration

  /// So many layouts of a sweep are audited at most (our choice: each is searched densely).
  static let mostLayouts = 10_000

  init(_ options: RunOptions) throws(SnapsimError) {
    self.options = options
    switch options.output.format ?? .text {
    case .text: isJSON = false
    case .json: isJSON = true
    case let format: throw .formatNotTaken(format, by: .audit)
    }
    checks = try options.audit.checks()
    timeLimit = .seconds(try TimeLimit().seconds)
    layouts = options.given.contains(where: \.isOfLayout) ? try Self.layouts(options) : nil
  }

  /// All combinations of the swept layout options.
  private static func layouts(_ options: RunOptions) throws(SnapsimError) -> [ScrollLayout] {
    guard var combinations = Combinations(options.sweeps), combinations.count <= mostLayouts else {
      throw .tooManyLayouts
    }
    var options = options
    var numbers = Array(repeating: 0.0, count: options.sweeps.count)
    var layouts: [ScrollLayout] = []
    for _ in 0..<combinations.count {
      combinations.write(to: &numbers)
      for (sweep, number) in zip(options.sweeps, numbers) { options.set(sweep.option, number) }
      layouts.append(try options.layout.layout())
      _ = combinations.advance()
    }
    return layouts
  }

  /// Audits each behavior.
  ///
  /// - Returns: whether something was found.
  func run(to output: Output, errors: Output) throws(SnapsimError) -> ExitCode {
    if options.audit.lists {
      try output.write { AuditReport.list(checks, isJSON: isJSON, to: &$0) }
      return .settled
    }
    // A behavior that prints would print millions of lines.
    if Snapsim.standardOutput != 1 { Platform.silenceStandardOutput() }
    var code = ExitCode.settled
    let progress = Progress(to: errors)
    for behavior in options.behaviors {
      let began = ContinuousClock.now
      let busyBefore = Platform.processorTime
      let audit = audit(behavior) { progress.show(behavior.spec, $0) }
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      let busy = Platform.processorTime - busyBefore
      progress.clear()
      let report = AuditReport(
        audit, of: behavior, checks, options, isGiven: layouts != nil, timeLimit: timeLimit)
      try output.write { text in
        if isJSON {
          report.writeJSON(to: &text)
        } else {
          report.writeText(to: &text)
        }
      }
      try output.flush()
      if options.output.explains {
        try errors.write { report.writeSpeed(seconds: seconds, busy: busy, to: &$0) }
      }
      let counted: [AuditCheck.Severity] = options.audit.isStrict ? [.error, .warning] : [.error]
      if audit.findings.contains(where: { counted.contains($0.severity) }) { code = .found }
    }
    return code
  }

  private func audit(_ behavior: NamedBehavior, _ progress: (Double) -> Void) -> Audit {
    Audit(
      layouts: layouts, intent: options.audit.intent, physics: options.physics,
      isUnitStated: options.given.contains(.contextVelocity), effort: options.audit.effort, checks: checks,
      timeLimit: timeLimit,
      // What copies of the user's behavior share is not known to be safe for several threads.
      threads: behavior.isForeign
        ? .one(making: behavior.make) : .several(Platform.cores, making: behavior.make),
      progress: progress)
  }

  /// A line on a terminal that says how far a long audit has come.
  private final class Progress {
    private let errors: Output
    private let began = ContinuousClock.now
    private var shown = -1

    init(to errors: Output) {
      self.errors = errors
    }

    func show(_ spec: String, _ part: Double) {
      let percent = Int(part * 100)
      guard errors.isTerminal, percent != shown, ContinuousClock.now - began > .milliseconds(500) else {
        return
      }
      shown = percent
      try? errors.write { $0.append("\r\u{1B}[Kauditing \(spec.escapingControls): \(percent) %") }
      try? errors.flush()
    }

    func clear() {
      guard shown >= 0 else { return }
      shown = -1
      try? errors.write { $0.append("\r\u{1B}[K") }
      try? errors.flush()
    }
  }
}

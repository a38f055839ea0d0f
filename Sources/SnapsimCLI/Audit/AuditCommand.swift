import Foundation
import ScrollSimulation

/// Searches for gestures that behaviors get wrong, and shows each with a command that repeats it.
struct AuditCommand: Command {
  typealias Options = AuditOptions

  private let options: RunOptions
  private let asked: AuditOptions
  private let session: Session
  private let checks: [AuditCheck]

  /// The layouts that were asked for; `nil` for the matrix.
  private let layouts: [ScrollLayout]?
  private let format: OutputFormat
  private let timeLimit: Duration

  /// So many layouts of a sweep are audited at most (our choice: each is searched densely).
  static let mostLayouts = 10_000

  init(_ request: Request<AuditOptions>, _ session: Session) throws {
    options = request.run
    asked = request.own
    self.session = session
    format = options.output.format ?? .text
    if asked.lists { try Report.check(format, request.run.given, refusing: [AuditOptions.list.option]) }
    checks = try asked.checks()
    timeLimit = .seconds(try TimeLimit().seconds)
    layouts = options.given.contains(where: \.isOfLayout) ? try Self.layouts(options) : nil
  }

  /// All combinations of the swept layout options.
  private static func layouts(_ options: RunOptions) throws -> [ScrollLayout] {
    guard let combinations = Combinations(options.sweeps), combinations.count <= mostLayouts else {
      throw UsageError(
        "this makes more than \(mostLayouts) layouts to audit; use fewer or shorter ranges")
    }
    var layouts: [ScrollLayout] = []
    try combinations.forEach(from: options) { layouts.append(try $0.layout.layout()) }
    return layouts
  }

  /// Audits each behavior.
  ///
  /// - Returns: whether something was found.
  func run() throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    if asked.lists {
      try output.write { AuditReport.list(checks, isJSON: format == .json, to: &$0) }
      return .settled
    }
    // A behavior that prints would print millions of lines.
    if session.claimsStandardOutput { Platform.silenceStandardOutput() }
    var code = ExitCode.settled
    let progress = Progress(to: errors)
    var verdicts: [Verdict] = []
    var checked: [CheckedSubject] = []
    for behavior in options.behaviors {
      let began = ContinuousClock.now
      let busyBefore = Platform.processorTime
      let audit = audit(behavior) { progress.show(behavior.spec, $0) }
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      let busy = Platform.processorTime - busyBefore
      progress.clear()
      let report = AuditReport(
        audit, of: behavior, by: checks, options, intent: asked.intentText, isGiven: layouts != nil,
        timeLimit: timeLimit)
      try output.write { text in
        switch format {
        case .json: report.writeJSON(to: &text)
        case .junit, .github, .sarif:
          let declaration = behavior.isForeign ? BehaviorDeclaration.find(behavior.spec) : nil
          checked.append(report.checked(declaredAt: declaration, seconds: seconds))
        default: report.writeText(to: &text)
        }
      }
      try output.flush()
      verdicts.append(Verdict(audit, of: behavior))
      if options.output.explains {
        errors.report(report.speed(seconds: seconds, busy: busy))
      }
      if !audit.findings.isEmpty { code = .found }
    }
    try output.write { conclude(verdicts, checked, to: &$0) }
    return code
  }

  /// Writes what concerns all behaviors together.
  private func conclude(_ verdicts: [Verdict], _ checked: [CheckedSubject], to text: inout ByteText) {
    let table = VerdictTable(verdicts, checks: checks.map(\.id))
    switch format {
    case .junit, .github, .sarif:
      Report(name: "snapsim audit", rules: checks.map(ReportRule.init), subjects: checked)
        .write(to: &text, as: format)
    case .json where verdicts.count > 1: table.writeJSON(to: &text)
    case .text where verdicts.count > 1: table.writeText(to: &text)
    default: break
    }
  }

  private func audit(_ behavior: NamedBehavior, _ progress: (Double) -> Void) -> Audit {
    Audit(
      layouts: layouts, intent: asked.intent, physics: options.physics,
      isUnitStated: options.given.contains(.contextVelocity), effort: asked.effort, checks: checks,
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

import Foundation
import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// An audit of behaviors as a command line asks for it.
struct AuditCommand {
  private let invocation: Invocation
  private let options: RunOptions
  private let written: OutputOptions
  private let asked: AuditOptions
  private let session: Session
  private let checks: [AuditCheck]
  private let baseline: Baseline
  private let subjects: [Subject]
  private let format: OutputFormat

  /// The behaviors as tests make them, where these are to be printed.
  private var makers: [PrintedTest.Maker] = []

  /// A behavior with what is known of it.
  private struct Subject {
    var behavior: NamedBehavior

    /// The scroll view that is judged, or the declaration of the behavior's type.
    var place: SourcePlace?

    /// The scroll view that it is attached to.
    let reading: ScrollViewReading?
    var layout: ReadLayout

    /// Whether a check can judge: in a view that scrolls one way nothing lies across, and what a turn does to one that
    /// says other lengths there is not modelled.
    func isJudged(by check: AuditCheck, among subjects: [Subject]) -> Bool {
      guard let reading else { return true }
      let scrollsBothWays = subjects.contains {
        $0.reading?.file == reading.file && $0.reading?.line == reading.line
          && $0.reading?.axis != reading.axis
      }
      return reading.hasScrollView && (check.id != AuditCheck.otherAxis.id || scrollsBothWays)
        && (!check.isOfResizing || layout.isSameTurned)
    }
  }

  init(_ request: Request, _ session: Session) throws {
    (invocation, options, written) = (request.invocation, request.run, request.output)
    var asked = try AuditOptions(request.invocation)
    asked.isVerbose = request.invocation.has(.verbose)
    self.asked = asked
    self.session = session
    format = written.format ?? .text
    if asked.lists { try format.refuse([.list], among: options.given) }
    checks = try asked.checks()
    _ = try BehaviorWatch.timeLimit()
    baseline = try asked.baseline.map { try Baseline(file: $0) } ?? Baseline()
    let (options, invocation, views) = (options, invocation, request.views.map(\.reading))
    func subject(_ behavior: NamedBehavior, _ reading: ScrollViewReading?, called name: String?) throws
      -> Subject
    {
      var behavior = behavior
      behavior.states += session.notes(behavior.spec)?.assumption.map { [$0] } ?? []
      var subject = Subject(
        behavior: behavior, place: behavior.declaration, reading: reading,
        layout: try ReadLayout(
          invocation, options, completedBy: reading,
          isOfOneScreen: BehaviorFileSpec(behavior.spec)?.statesArguments ?? false))
      if let reading, let name {
        subject.behavior.label = behavior.label ?? "\(reading.name) \(name)"
        subject.place = SourcePlace(file: reading.file, line: reading.line)
      }
      return subject
    }
    if views.isEmpty, !invocation.operands.isEmpty {
      subjects = []
    } else if views.isEmpty {
      subjects = try options.behaviors.flatMap { behavior in
        let views = session.attached[behavior.spec] ?? []
        return views.count < 2
          ? [try subject(behavior, views.first, called: nil)]
          : try views.map { try subject(behavior, $0, called: behavior.spec) }
      }
    } else if options.namesBehaviors {
      subjects = try views.flatMap { view in
        try options.behaviors.map { try subject($0, view, called: $0.spec) }
      }
    } else {
      subjects = try views.filter { !session.behaviors.leftOut.contains($0.spec) }.map {
        try subject(session.behaviors.behavior($0.spec), $0, called: $0.behavior.written)
      }
    }
    if !asked.lists, invocation.operands.isEmpty, views.isEmpty, !options.namesBehaviors,
      !options.catalog.hasOwn
    {
      throw UsageError(
        "snapsim audit needs files, folders or \(Option.behavior.flag); write snapsim audit . for all below this folder"
      )
    }
    guard asked.printsTest else { return }
    if let stated = options.given.first(where: { $0.group == .physics }) {
      throw PrintedTest.refusal(of: stated.flag)
    }
    makers = try subjects.map {
      try PrintedTest.maker(of: $0.behavior, session.notes($0.behavior.spec), module: asked.module)
    }
  }

  private var watch: SearchWatch? { session.behaviors.watch?.searches }

  /// Audits each behavior, and tells whether something was found.
  func run() throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    if asked.lists {
      try output.write { AuditReport.list(checks, isJSON: format == .json, to: &$0) }
      return .settled
    }
    // Of what could not be compiled nothing is known.
    var code = session.behaviors.leftOut.isEmpty ? ExitCode.settled : .badData
    var found = Baseline()
    var (audits, tests): ([FixedDeclaration.Use], PrintedTest) = ([], PrintedTest())
    var report = Report(
      name: "snapsim audit", rules: checks, isStrict: asked.isStrict,
      isColored: written.color.isOn(for: output))
    for (index, subject) in try subjects.map(turned).enumerated() {
      let behavior = subject.behavior
      let progress = Progress(to: errors)
      let audit = audit(subject, by: checks) { progress.show("auditing \(behavior.spec)", $0) }
      let time = progress.finish(audit.settlements)
      let audited = AuditReport(
        audit: audit, behavior: behavior, checks: checks, layout: subject.layout, asked: asked, watch: watch,
        reading: subject.reading, notes: session.notes(behavior.spec))
      var part = report
      let outcomes = audited.outcomes(at: subject.place)
      found.add(outcomes, of: behavior.name)
      let (new, known) = baseline.leavingOut(outcomes, of: behavior.name)
      part.subjects = [
        audited.subject(
          new, leftOut: known, seconds: time.seconds, isForPeople: [.text, .md].contains(format))
      ]
      report.subjects += part.subjects
      if asked.fixes {
        audits.append(use(of: audit, new, subject, audited.remedies))
      } else if asked.printsTest {
        let found = Set(new.filter { $0.fault != nil }.map(\.id))
        tests.add(
          audit.findings.filter { found.contains($0.id) }, made: makers[index], named: behavior.name,
          intent: options.intent)
      } else if format.kind != .report {
        try output.write { part.write(to: &$0, as: format) }
      }
      try output.flush()
      if written.explains {
        errors.report("\(behavior.name): \(time.speed)")
      }
      let levels: [Report.Level] = asked.isStrict ? [.error, .warning] : [.error]
      if levels.contains(where: { part.subjects[0].count(of: $0) > 0 }) { code = .found }
    }
    if asked.fixes {
      let fixes = try FixedDeclaration.all(audits, errors: session.errors)
      try output.write { $0.append(fixes) }
    } else if asked.printsTest {
      if tests.isEmpty { errors.note("nothing was found, so there is nothing to test") }
      try output.write { $0.append(tests.isEmpty ? "" : tests.text) }
    } else {
      try output.write { conclude(report, to: &$0) }
    }
    try asked.newBaseline.map(found.write)
    return code
  }

  /// A behavior with what was found, to be audited as it was.
  private func use(
    of audit: Audit, _ outcomes: [Report.Outcome], _ subject: Subject, _ remedies: MeantRemedies
  ) -> FixedDeclaration.Use {
    func again(_ spec: String) throws -> (Audit, NamedBehavior) {
      if spec == subject.behavior.spec, checks.count == AuditCheck.all.count {
        return (audit, subject.behavior)
      }
      var changed = subject
      changed.behavior = try session.behaviors.behavior(spec)
      return (self.audit(changed, by: AuditCheck.all) { _ in }, changed.behavior)
    }
    return FixedDeclaration.Use(
      behavior: subject.behavior, remedies: remedies, outcomes: outcomes, findings: audit.findings,
      layouts: subject.layout.layouts, physics: options.physics, effort: asked.effort, watch: watch,
      audit: again)
  }

  /// A layout whose axis nobody states scrolls where the behavior moves anything.
  private func turned(_ subject: Subject) throws -> Subject {
    guard subject.layout.layouts != nil, subject.reading == nil, options.intent?.axes == nil,
      !options.given.contains(.axis),
      Audit.soleAxis(of: subject.behavior.make, options.physics, watch: watch) == .vertical
    else { return subject }
    var (options, turned) = (options, subject)
    try options.set(.axis, "vertical")
    turned.layout = try ReadLayout(invocation, options, completedBy: nil)
    return turned
  }

  /// Writes what concerns all behaviors together.
  private func conclude(_ report: Report, to text: inout ByteText) {
    if format.kind == .report { return report.write(to: &text, as: format) }
    guard report.subjects.count > 1 else { return }
    // What the files show without any gesture stands before the checks.
    var ids = checks.map(\.id)
    for id in report.subjects.flatMap({ $0.outcomes.map(\.id) }).reversed() where !ids.contains(id) {
      ids.insert(id, at: 0)
    }
    switch format {
    case .json: text.append(line: report.verdicts(on: ids))
    case .md: text.append(Report.fenced { report.writeVerdicts(on: ids, to: &$0) })
    default: report.writeVerdicts(on: ids, to: &text)
    }
  }

  /// Audits a behavior; with several values for an argument it is faulty only where it is with each, and on what each
  /// reaches of its source nothing is told.
  private func audit(_ subject: Subject, by checks: [AuditCheck], _ progress: (Double) -> Void) -> Audit {
    let count = max(1, session.notes(subject.behavior.spec)?.trials.count ?? 1)
    let checks = count == 1 ? checks : checks.filter { !$0.isOfSource }
    var audit = audit(subject.behavior, of: subject, by: checks) { progress($0 / Double(count)) }
    for trial in 1..<count {
      let found = Set(audit.found)
      if found.isEmpty { break }
      // A value that switches it off tells nothing of the others.
      let isOff = audit.movesNothing
      let other = self.audit(
        subject.behavior.trying(trial), of: subject,
        by: isOff ? checks : checks.filter { found.contains($0.id) }
      ) { progress((Double(trial) + $0) / Double(count)) }
      if isOff { audit = other } else if !other.movesNothing { audit.keepFindings(of: other) }
    }
    return audit
  }

  private func audit(
    _ behavior: NamedBehavior, of subject: Subject, by checks: [AuditCheck], _ progress: (Double) -> Void
  ) -> Audit {
    Audit(
      behavior.make, layouts: subject.layout.layouts, intent: options.intent,
      axes: subject.layout.layouts == nil ? subject.reading?.axes : nil,
      excludesMargins: subject.layout.excludesMargins, physics: options.physics,
      isUnitStated: options.given.contains(.contextVelocity), effort: asked.effort,
      checks: checks.filter { subject.isJudged(by: $0, among: subjects) }, numbers: behavior.numbers,
      source: behavior.source, watch: watch, threads: behavior.threads, progress: progress)
  }
}

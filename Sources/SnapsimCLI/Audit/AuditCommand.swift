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
    if asked.fixes || asked.printsTest, format != .text {
      let flag = asked.fixes ? Option.fix.flag : Option.printTest.flag
      throw UsageError("\(flag) writes a file of its own kind; leave --format out")
    }
    checks = try asked.checks()
    _ = try TimeLimit()
    baseline = try asked.baseline.map { try Baseline(file: $0) } ?? Baseline()
    let (options, invocation) = (options, invocation)
    func subject(_ behavior: NamedBehavior, _ reading: ScrollViewReading?) throws -> Subject {
      Subject(
        behavior: behavior, place: behavior.declaration, reading: reading,
        layout: try ReadLayout(
          invocation, options, completedBy: reading,
          isOfOneScreen: behavior.isForeign && behavior.spec.hasSuffix(")")
            && !behavior.spec.hasSuffix("()")))
    }
    func subject(_ behavior: NamedBehavior, in reading: ScrollViewReading, called name: String) throws
      -> Subject
    {
      var subject = try subject(behavior, reading)
      subject.behavior.label = behavior.label ?? "\(reading.name) \(name)"
      subject.place = SourcePlace(file: reading.file, line: reading.line)
      return subject
    }
    if request.views.isEmpty, !invocation.operands.isEmpty {
      subjects = []
    } else if request.views.isEmpty {
      subjects = try options.behaviors.flatMap { behavior in
        let views = session.notes[behavior.spec]?.views ?? []
        return views.count < 2
          ? [try subject(behavior, views.first)]
          : try views.map { try subject(behavior, in: $0, called: behavior.spec) }
      }
    } else if options.namesBehaviors {
      subjects = try request.views.flatMap { view in
        try options.behaviors.map { try subject($0, in: view.reading, called: $0.spec) }
      }
    } else {
      subjects = try request.views.map(\.reading).compactMap { reading in
        do {
          return try subject(
            session.behaviors.behavior(reading.spec), in: reading, called: reading.behavior.written)
        } catch BehaviorSpecError.fileLeftOut {
          return nil
        }
      }
    }
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
    // Of what could not be compiled nothing is known.
    var code = session.behaviors.leftOut.isEmpty ? ExitCode.settled : .badData
    var found = Baseline()
    var (fixes, tests) = (FileFixes(), PrintedTest())
    var report = Report(
      name: "snapsim audit", rules: checks.map(Report.Rule.init), isStrict: asked.isStrict,
      isColored: written.color.isOn(for: output))
    for subject in try subjects.map(turned) {
      let behavior = subject.behavior
      let progress = Progress(to: errors)
      let audit = audit(subject) { progress.show("auditing \(behavior.spec)", $0) }
      let time = progress.finish()
      let audited = AuditReport(
        audit, of: behavior, by: checks, layout: subject.layout, asked: asked,
        watch: session.behaviors.watch?.searches, reading: subject.reading,
        notes: session.notes[behavior.spec])
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
        try fix(audit, new, of: subject, &fixes)
      } else if asked.printsTest {
        try add(audit, new, of: subject, to: &tests)
      } else if format.kind != .report {
        try output.write { part.write(to: &$0, as: format) }
      }
      try output.flush()
      if written.explains {
        errors.report("\(behavior.name): \(time.speed(of: audit.settlements, "settlements"))")
      }
      let levels: [Report.Level] = asked.isStrict ? [.error, .warning] : [.error]
      if levels.contains(where: { part.subjects[0].count(of: $0) > 0 }) { code = .found }
    }
    if asked.fixes {
      var text = ByteText()
      try fixes.write(to: &text)
      try output.write { $0.append(text) }
    } else if asked.printsTest {
      if tests.isEmpty { errors.note("nothing was found, so there is nothing to test") }
      try output.write { $0.append(tests.isEmpty ? "" : tests.text) }
    } else {
      try output.write { conclude(report, to: &$0) }
    }
    try asked.newBaseline.map(found.write)
    return code
  }

  /// Looks for a fix of what was found, and says what it proved; of the rest, what may be done.
  private func fix(
    _ audit: Audit, _ outcomes: [Report.Outcome], of subject: Subject, _ fixes: inout FileFixes
  ) throws {
    let behavior = subject.behavior
    let found = outcomes.filter { $0.fault != nil }.map(\.id)
    let notes = session.notes[behavior.spec]
    let fix = try notes.flatMap { notes in
      try VerifiedFix(
        audit, found: Set(found), notes: notes,
        audit: { spec in
          var changed = subject
          changed.behavior = try session.behaviors.behavior(spec)
          return (self.audit(changed) { _ in }, changed.behavior)
        },
        setting: .init(
          behavior: behavior, layouts: subject.layout.layouts, physics: options.physics,
          effort: asked.effort, watch: session.behaviors.watch?.searches))
    }
    if let fix, let notes {
      fixes.add(fix, in: notes)
      session.errors.report("\(behavior.name): \(fix.sentence)")
    }
    for outcome in outcomes where fix?.gone.contains(outcome.id) != true {
      guard let fault = outcome.told, fault.level != .note else { continue }
      let advice = fault.advice ?? "snapsim help \(outcome.id) tells what may be done"
      session.errors.report("\(behavior.name): \(outcome.id): no certain fix; \(advice)")
    }
  }

  /// Adds tests of what was found.
  private func add(
    _ audit: Audit, _ outcomes: [Report.Outcome], of subject: Subject, to tests: inout PrintedTest
  ) throws {
    let spec = subject.behavior.spec
    let notes = session.notes[spec]
    guard let expression = notes?.expression ?? subject.reading?.behavior.written else {
      throw UsageError("\(spec) is in no file of yours; --print-test writes tests for behaviors of files")
    }
    if let stated = options.given.first(where: { $0.group == .physics }) {
      throw UsageError("\(stated.flag) has no place in a test of --print-test; leave it out")
    }
    let module = asked.module ?? notes?.file.flatMap(Self.module)
    if let file = notes?.file, module == nil {
      throw UsageError(
        "\(file) is in no folder under Sources, so its module is not known; name it by --module NAME")
    }
    let found = Set(outcomes.filter { $0.fault != nil }.map(\.id))
    tests.add(
      audit.findings.filter { found.contains($0.id) }, of: expression, named: subject.behavior.name,
      in: notes?.file == nil ? nil : module, intent: options.intent)
  }

  /// The module of a file: the folder under `Sources` that it is in.
  private static func module(of file: String) -> String? {
    let parts = URL(fileURLWithPath: file).pathComponents
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
    return String(parts[sources + 1].map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// A layout whose axis nobody states scrolls where the behavior moves anything.
  private func turned(_ subject: Subject) throws -> Subject {
    guard subject.layout.layouts != nil, subject.reading == nil, options.intent?.axes == nil,
      !options.given.contains(.axis),
      Audit.soleAxis(of: subject.behavior.make, options.physics, watch: session.behaviors.watch?.searches)
        == .vertical
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
    let table = VerdictTable(report.subjects, checks: ids, isColored: report.isColored)
    switch format {
    case .json: text.append(line: table.object)
    case .md: text.append(Report.fenced { table.writeText(to: &$0) })
    default: table.writeText(to: &text)
    }
  }

  private func audit(_ subject: Subject, _ progress: (Double) -> Void) -> Audit {
    let behavior = subject.behavior
    return Audit(
      behavior.make, layouts: subject.layout.layouts, intent: options.intent,
      axes: subject.layout.layouts == nil ? subject.reading?.axes : nil, physics: options.physics,
      isUnitStated: options.given.contains(.contextVelocity), effort: asked.effort,
      checks: checks.filter { subject.isJudged(by: $0, among: subjects) }, numbers: behavior.numbers,
      source: behavior.source,
      watch: session.behaviors.watch?.searches, threads: behavior.threads,
      progress: progress)
  }
}

import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Command {
  static let audit = Command(
    name: "audit", summary: "the gestures that a behavior gets wrong", operand: "[PATH…]",
    takesSeveral: true, fileEndings: [".swift"],
    story: [
      "Searches for gestures that a behavior gets wrong, shows a simple one for each check with a command that repeats "
        + "it, and exits with 1 where it finds an error. --list tells the checks with their rules, help CHECK what one "
        + "means and how to fix it. Any layout option makes it that one layout, searched more densely. Several behaviors "
        + "are compared in a table at the end; of several views the faulty ones are listed there.",
      "A behavior that does not state what it is meant to do is looked at first. What it snaps to, and on which axis, "
        + "stands under the first line; layouts that fit are searched, and a given one is scrolled on that axis "
        + "unless --axis says another. An error is wrong on one of them, and an ordinary gesture shows it: begun where "
        + "content comes to rest, no longer than the container, with a drag of 10 pt before a fling of at most 8000 pt/s. "
        + "Where insets leave less than half of a scroll view, as those of a tick picker do, its bounds count for the container. "
        + "A warning is wrong only if what stands below it is so; --strict exits with 1 for it too. A note is not wrong; "
        + "--verbose shows it in full. What lies wrong by less than 5 pt is a warning. Of one severity those come first that "
        + "spoil most gestures. \"So too with\" tells how "
        + "far each number of the command may change, the others as they are, found by halving. Each command ends in "
        + "--check and the check, and exits with 1 as long as the fault is there; a crash or a hang ends it anyway, and "
        + "never-reached is judged by an audit.",
      "Of Swift files and folders each scroll view with a behavior is judged, of File.swift:42 the one there: in its own layout, on phones upright and on "
        + "their side and on a tablet, unless options say a screen, and but for what the app's project or Info.plist leaves "
        + "out. What the file shows without any gesture, such as "
        + ".viewAligned without .scrollTargetLayout(), is found too. With --behavior another one is put in its place; "
        + "arguments that the command line gives it hold on an iphone-14 upright alone. "
        + "What nobody gives a view is as a sample that the files hold of its type, and what is wrong with that a warning. "
        + "For arguments that only the running app knows several values are tried, and what is wrong with each of them is a "
        + "warning. "
        + "Where the file does not say how long the items are, two fifths of the container, four fifths and all of it are tried "
        + "with a behavior of SwiftUI's or one that is given measures of the items, and errors are warnings; so is what only "
        + "a few items show where it does not say how many there are. What rests less than 10 pt before the end is judged as "
        + "the end.",
      "Of a behavior file the numbers in the source are asked exactly, and just below and above: as velocities in both "
        + "units, as distances and as parts of the container. It is compiled once more with notes in its branches and "
        + "conditions, and searched on with gestures close together where one was not reached: never-reached tells the "
        + "lines that no gesture reached even so and conditions that were always or never "
        + "true, \"decided at\" the way through the code that the gesture of a finding took last.",
      "--intent says what a behavior is meant to do, as in items,at-most=1; help intent tells its parts, and what holds "
        + "without it. Where its name or the comment before its type speaks of one step, as OneCardPerSwipe or \"one card per "
        + "swipe\", a gesture that passes more is a warning.",
      "As text, or as md to be pasted into an issue; as json, an object for each finding, and with several behaviors a last one with the verdict on each; or "
        + "for CI: junit has a test case for each check and behavior, github annotations at the line that a finding means or "
        + "where it was decided, where that is in the file of the scroll view, else at the view or at the behavior's type, xcode the same as compilers write it, sarif "
        + "what code scanning reads. Run it where the repository begins, so that paths fit. --write-baseline records what is found, and --baseline leaves that out of a "
        + "later run: then only what is new is told, and fails it. A second finding of the same check, file and behavior "
        + "counts as known.",
      "--fix writes a diff of four kinds of edits to a behavior file: the target is brought within the content (out-of-range, "
        + "short-content-moves), the end becomes a stop (unreachable-stop, against-gesture), nothing is divided by nothing "
        + "(non-finite, empty-container), one coordinate is assigned (other-axis, changed-rect); two of them together at most. "
        + "It is compiled and audited first, by all checks and for every view that attaches the type: the finding is gone, no other "
        + "is new, worse or hidden, and what it snaps to is the same; standard error says so, and gives advice on the rest. A number "
        + "past the content that the view itself passes is its author's to change, and named. Nothing is changed before you apply it.",
      "--print-test writes a file of Swift Testing with a test for each finding that is shown, by its layout and gesture: it fails as long as the "
        + "fault is there. It imports the module of the behavior's folder under Sources, or --module NAME, and the library.",
    ],
    examples: [
      "snapsim audit Sources", "snapsim audit --list",
      "snapsim audit --behavior container-paging --effort quick",
      "snapsim audit Sources --baseline findings.json --format github",
    ],
    takes: {
      Option.ofRuns(in: .layout, .behavior, .physics) + [
        .format, .color, .output, .explain, .effort, .only, .skip, .strict, .list, .baseline, .writeBaseline,
        .fix, .printTest, .module,
      ]
    },
    meanings: [
      .behavior: "what is judged; repeat it for several",
      .verbose: "show notes in full, and what of files is left out", .format: "how it is written",
      .explain: "say how fast it was, on standard error",
      .printTest: "write a test for each finding, which fails while it is there",
    ],
    formats: [.text, .json, .md] + OutputFormat.ofReports,
    topics: [("xcode", "findings at their lines in Xcode", { _ in Help.xcode })],
    // It watches by itself: what is lost there does not end it.
    isWatched: false,
    views: { invocation, session in
      let read = try invocation.read(invocation.operands, saying: session.noteOnTerminal)
      // The child of a tool that has told it is silent.
      if session.behaviors.watch == nil { read.faults.forEach(session.errors.warn) }
      if !invocation.operands.isEmpty, read.views.isEmpty {
        if let fault = read.faults.first { throw DataError(fault) }
        session.errors.note(read.none)
      }
      for view in read.views {
        guard let reason = view.unscrolled, session.behaviors.watch == nil else { continue }
        session.errors.note(
          "\(view.name): \(reason): it is not judged")
      }
      return try invocation.views + read.views.filter { $0.unscrolled == nil }
    }, takesEachView: true,
    files: { $0.map { Invocation.lined($0)?.file ?? $0 } },
    goesOnWithoutBehaviors: { !$0.operands.isEmpty },
    run: { try AuditCommand($0, $1).run() })
}

struct AuditCommand {
  private let invocation: Invocation
  private let options: RunOptions
  private let written: OutputOptions
  private let effort: AuditEffort

  /// The checks that are asked for by their names, and of which notes are shown in full.
  private let only: [String]?
  private let session: Session
  private let named: [NamedCheck]
  private var checks: [AuditCheck] { named.compactMap(\.check) }
  private let baseline: Baseline
  private let subjects: [Subject]
  private let isWhole: Bool
  private let format: OutputFormat

  /// The behaviors as tests make them, where these are to be printed; `nil` for those that a test cannot make.
  private var makers: [(expression: String, module: String?)?] = []

  private struct Subject {
    var behavior: NamedBehavior

    /// The scroll view that is judged, or the declaration of the behavior's type.
    var place: SourcePlace?
    let reading: ScrollViewReading?
    var layout: ReadLayout

    /// Whether a check can judge: across where both axes scroll, a turn where lengths stay the same and the app is turned.
    func isJudged(by check: AuditCheck) -> Bool {
      guard let reading else { return true }
      let scrollsBothWays = reading.value(.bothAxes) != nil
      return reading.scrolls && (check.id != AuditCheck.otherAxis.id || scrollsBothWays)
        && (!check.isOfResizing || layout.isSameTurned)
        && (check.id != AuditCheck.staleSize.id || reading.screens.areTurned)
    }
  }

  init(_ request: Request, _ session: Session) throws {
    (invocation, options, written) = (request.invocation, request.run, request.output)
    self.session = session
    effort = try request.invocation.value(of: .effort) ?? .normal
    only = try request.invocation.value(of: .only)
    format = written.format ?? .text
    if invocation.has(.list) { try format.refuse([.list], among: options.given) }
    named = try NamedCheck.chosen(only: only, skipping: invocation.value(of: .skip) ?? [])
    _ = try BehaviorWatch.timeLimit()
    baseline = try invocation.text(of: .baseline).map { try Baseline(file: $0) } ?? Baseline()
    let (options, invocation, views) = (options, invocation, request.views.map(\.reading))
    let made = views.filter { $0.behavior.made != nil }.map(\.spec)
    isWhole = session.behaviors.leftOut.allSatisfy(made.contains)
    // Each behavior with the scroll view that is judged, and what it is called there.
    var judged: [(behavior: NamedBehavior, reading: ScrollViewReading?, name: String?)] = []
    if views.isEmpty, invocation.operands.isEmpty {
      for behavior in options.behaviors {
        let attached = session.attached[behavior.spec] ?? []
        if attached.count < 2 { judged.append((behavior, attached.first, nil)) }
        if attached.count > 1 { for view in attached { judged.append((behavior, view, behavior.spec)) } }
      }
    } else if options.namesBehaviors {
      for view in views {
        for behavior in options.behaviors { judged.append((behavior, view, behavior.spec)) }
      }
    } else {
      for view in views where !session.behaviors.leftOut.contains(view.spec) {
        judged.append((try session.behaviors.behavior(view.spec), view, view.behavior.written))
      }
    }
    subjects = try judged.map { behavior, reading, name in
      let notes = session.notes(behavior.spec)
      var subject = Subject(
        behavior: behavior, place: behavior.declaration, reading: reading,
        layout: try ReadLayout(
          invocation, options, completedBy: reading,
          isOfOneScreen: reading?.behavior.made == nil
            && BehaviorFileSpec(behavior.spec)?.statesArguments ?? false,
          followsItems: notes?.trials.contains { $0.contains(".main.item") } ?? false))
      subject.behavior.states += [notes?.assumption].compactMap(\.self) + (reading?.assumptions() ?? [])
      if let reading, let name {
        subject.behavior.label = behavior.label ?? "\(reading.name) \(name)\(reading.condition)"
        subject.place = SourcePlace(file: reading.file, line: reading.line)
      }
      return subject
    }
    let namesNone = !options.namesBehaviors && !options.catalog.hasOwn
    if !invocation.has(.list), invocation.operands.isEmpty, views.isEmpty, namesNone {
      throw UsageError(
        "snapsim audit needs files, folders or \(Option.behavior.flag); write snapsim audit . for all below this folder"
      )
    }
    guard invocation.has(.printTest) else { return }
    if let stated = options.given.first(where: { $0.group == .physics }) {
      throw PrintedTest.refusal(of: stated.flag)
    }
    makers = try subjects.map { subject in
      do {
        let notes = session.notes(subject.behavior.spec)
        return try PrintedTest.maker(of: subject.behavior, notes, module: invocation.text(of: .module))
      } catch let error as UsageError where subjects.count > 1 {
        session.errors.warn("\(subject.behavior.name) is left out: \(error.message)")
        return nil
      }
    }
  }

  private var watch: SearchWatch? { session.behaviors.watch?.searches }

  func run() throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    if invocation.has(.list) {
      try output.write { AuditReport.list(named, isJSON: format == .json, to: &$0) }
      return .settled
    }
    // Of what could not be compiled nothing is known.
    var code = isWhole ? ExitCode.settled : .badData
    var found = Baseline()
    var (audits, tests, leftOut): ([AuditReport], PrintedTest, Int) = ([], PrintedTest(), 0)
    var report = Report(
      name: "snapsim audit", rules: named, isStrict: invocation.has(.strict),
      isColored: written.color.isOn(for: output))
    for (index, subject) in try subjects.map(turned).enumerated() {
      let behavior = subject.behavior
      let progress = Progress(to: errors)
      let audit = audit(subject, by: checks) { progress.show("auditing \(behavior.spec)", $0) }
      let time = progress.finish(audit.settlements)
      var audited = AuditReport(
        audit: audit, behavior: behavior, checks: checks, names: named.map(\.id), isOnly: only != nil,
        layout: subject.layout, effort: effort, watch: watch, reading: subject.reading,
        notes: session.notes(behavior.spec),
        shownNotes: invocation.has(.verbose) ? checks.map(\.id) : only ?? []
      ) { spec in
        if spec == behavior.spec, checks.count == AuditCheck.all.count { return (audit, behavior) }
        var changed = subject
        changed.behavior = try session.behaviors.behavior(spec)
        return (self.audit(changed, by: AuditCheck.all) { _ in }, changed.behavior)
      }
      let outcomes = audited.outcomes(at: subject.place)
      found.add(outcomes, of: behavior.name)
      let known: Int
      (audited.outcomes, known) = baseline.leavingOut(outcomes, of: behavior.name)
      var part = report
      part.subjects = [
        audited.subject(
          leftOut: known, seconds: time.seconds, isForPeople: [.text, .md].contains(format),
          isAlone: subjects.count == 1)
      ]
      report.subjects += part.subjects
      if invocation.has(.fix) {
        audits.append(audited)
      } else if invocation.has(.printTest) {
        // A note that is not shown is nothing wrong.
        let shown = Set(audited.outcomes.filter { $0.fault?.isShown ?? false }.map(\.id))
        let findings = audit.findings.flatMap { [$0] + $0.also }.filter { shown.contains($0.id) }
        if let maker = makers[index] {
          tests.add(findings, made: maker, named: behavior.name, intent: options.intent)
        } else {
          leftOut += findings.count
        }
      } else if !format.isReport {
        try output.write { part.write(to: &$0, as: format) }
      }
      try output.flush()
      if written.explains { errors.report("\(behavior.name): \(time.speed)") }
      let levels: [AuditCheck.Severity] = report.isStrict ? [.error, .warning] : [.error]
      if levels.contains(where: { part.subjects[0].count(of: $0) > 0 }) { code = .found }
    }
    if invocation.has(.fix) {
      let fixes = try audits.fixes(errors: session.errors)
      try output.write(fixes)
    } else if invocation.has(.printTest) {
      if leftOut > 0 {
        errors.note("\(leftOut.of("finding")) left out, of behaviors that a test cannot make")
      } else if tests.isEmpty {
        errors.note("nothing was found, so there is nothing to test")
      }
      try output.write { $0.append(tests.isEmpty ? "" : tests.text) }
    } else {
      try output.write { conclude(report, to: &$0) }
    }
    try invocation.text(of: .writeBaseline).map(found.write)
    return code
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

  private func conclude(_ report: Report, to text: inout ByteText) {
    if format.isReport { return report.write(to: &text, as: format) }
    guard report.subjects.count > 1 else { return }
    // What the files show without any gesture stands before the checks.
    var ids = checks.map(\.id)
    for id in report.subjects.flatMap({ $0.outcomes.map(\.id) }).reversed() where !ids.contains(id) {
      ids.insert(id, at: 0)
    }
    switch format {
    case .json: text.append(line: report.verdicts(on: ids))
    case .md: text.append(Report.fenced { write(report, on: ids, to: &$0) })
    default: write(report, on: ids, to: &text)
    }
  }

  private func write(_ report: Report, on ids: [String], to text: inout ByteText) {
    let isOfViews = !invocation.operands.isEmpty && !options.namesBehaviors
    if isOfViews { text.append(report.tally) } else { report.writeVerdicts(on: ids, to: &text) }
  }

  /// Audits a behavior; of several values for an argument only what is wrong with each counts, and nothing that may name one.
  private func audit(_ subject: Subject, by checks: [AuditCheck], _ progress: (Double) -> Void) -> Audit {
    let count = max(1, session.notes(subject.behavior.spec)?.trials.count ?? 1)
    let checks = checks.filter { count == 1 || !$0.isOfSource && $0.id != AuditCheck.coveredRest.id }
    var audit = audit(subject.behavior, effort, of: subject, by: checks) { progress($0 / Double(count)) }
    for trial in 1..<count {
      let found = Set(audit.found)
      if found.isEmpty { break }
      // A value that switches it off tells nothing of the others.
      let isOff = audit.movesNothing
      func another(_ effort: AuditEffort, by checks: [AuditCheck]) -> Audit {
        self.audit(subject.behavior.trying(trial), effort, of: subject, by: checks) {
          progress((Double(trial) + $0) / Double(count))
        }
      }
      if isOff {
        audit = another(effort, by: checks)
        continue
      }
      // What is wrong mostly shows at once; only what does not is searched for as before.
      var other = another(.quick, by: checks.filter { found.contains($0.id) })
      if other.movesNothing { continue }
      let missing = checks.filter { found.subtracting(other.found).contains($0.id) }
      if effort != .quick, !missing.isEmpty { other.add(another(effort, by: missing)) }
      audit.keepFindings(of: other)
    }
    return audit
  }

  private func audit(
    _ behavior: NamedBehavior, _ effort: AuditEffort, of subject: Subject, by checks: [AuditCheck],
    _ progress: (Double) -> Void
  ) -> Audit {
    let notes = session.notes(behavior.spec)
    return Audit(
      behavior.make, layouts: subject.layout.layouts, triesCounts: subject.layout.triesCounts,
      shortest: notes?.trials.count ?? 0 < 2 && !options.given.contains(where: \.isOfLayout)
        ? subject.reading?.shortestContent : nil,
      intent: options.intent,
      axes: subject.layout.layouts == nil ? subject.reading?.axes : nil,
      excludesMargins: subject.layout.hasMargins == false, physics: options.physics,
      isUnitStated: options.given.contains(.contextVelocity), effort: effort,
      checks: checks.filter { subject.isJudged(by: $0) }, numbers: behavior.numbers,
      comment: notes?.comment ?? "", source: behavior.source, watch: watch,
      threads: behavior.threads, progress: progress)
  }
}

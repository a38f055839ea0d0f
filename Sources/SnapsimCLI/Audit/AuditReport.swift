import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

struct AuditReport {
  let audit: Audit
  let behavior: NamedBehavior
  let checks: [AuditCheck]

  /// The names of all checks to be made, those of the view's file among them.
  let names: [String]

  /// Whether these were named, and not what is left of all.
  let isOnly: Bool
  let layout: ReadLayout
  let effort: AuditEffort
  let watch: SearchWatch?
  let reading: ScrollViewReading?
  let notes: SpecNotes?

  /// The checks whose notes are shown in full, and not only counted.
  let shownNotes: [String]

  /// Audits the behavior of a spec in its place, by all checks.
  let again: (String) throws -> (Audit, NamedBehavior)

  /// The outcomes that are told: those without what is known.
  var outcomes: [Report.Outcome] = []
  var options: RunOptions { layout.options }

  private var command: ReproducingCommand {
    ReproducingCommand(
      behavior: notes?.trials.first ?? behavior.spec,
      pages: { [audit, behavior] in
        $0.pageStops(anchor: $0.anchor(audit.alignment, isOurs: !behavior.isForeign))
      },
      physics: options.physics, stated: options.given, intent: options.intentText,
      isForeign: behavior.isForeign, isOfView: behavior.isForeign && reading != nil)
  }

  private var readFaults: [ScrollViewReading.Finding] {
    allFaults.filter { names.contains($0.check.rawValue) }
  }

  private var allFaults: [ScrollViewReading.Finding] {
    (reading?.findings ?? []) + (reading?.scrolls == false ? [] : layout.faults)
  }

  /// Whether the layouts searched are the view's, or fit its behavior, as for the user's own.
  private var isOfView: Bool {
    let isOwn = reading?.behavior.spec == nil
    return layout.layouts == nil
      ? isOwn && layout.hasMargins != true : (isOwn || !layout.triesLengths) && unplaced.isEmpty
  }

  /// The options that place the items and that could not be read from the view.
  private var unplaced: [String] {
    if layout.layouts == nil { return [] }
    let places: [Option] = [.padding, .contentMargins, .safeArea, .spacing, .itemLength, .itemLengths]
    let open = places.filter { !options.given.contains($0) }.map(\.name)
    return (reading?.unread ?? []).map(\.option).filter(open.contains)
  }

  /// An outcome of each check that was made, at the scroll view or the type; those first that found something.
  func outcomes(at place: SourcePlace?) -> [Report.Outcome] {
    let ids = audit.findings.map(\.id)
    let found = ids.compactMap { id in checks.first { $0.id == id } }
    return readFaults.map(outcome)
      + (found + checks.filter { !ids.contains($0.id) }).map { check in
        let finding = audit.findings.first { $0.id == check.id }
        let meant = place.flatMap { place in finding.flatMap { self.place(of: $0, in: place.file) } }
        return Report.Outcome(id: check.id, place: meant ?? place, fault: fault(of: check))
      }
  }

  /// The behavior as a subject of a report, without what is known; people are shown a picture too.
  func subject(leftOut known: Int, seconds: Double, isForPeople: Bool, isAlone: Bool) -> Report.Subject {
    var subject = Report.Subject(
      name: behavior.name, outcomes: outcomes,
      remark: remarks.isEmpty ? nil : remarks.joined(separator: "; "), seconds: seconds,
      isComplete: audit.isComplete, closing: isForPeople ? closing(isAlone: isAlone) : "", others: others)
    if isForPeople { subject.summary = summary(of: subject, leftOut: known) }
    return subject
  }

  private func outcome(_ finding: ScrollViewReading.Finding) -> Report.Outcome {
    let assumptions =
      [finding.assumption].compactMap(\.self) + (reading?.assumptions(of: finding.check) ?? [])
    let assumption = assumptions.isEmpty ? nil : assumptions.joined(separator: " and ")
    let level: AuditCheck.Severity = finding.isError && assumption == nil ? .error : .warning
    let place = SourcePlace(file: reading?.file ?? "", line: finding.line)
    let effects = effects(toldBy: finding.check.rawValue)
    let shown = effects.first { $0.id == AuditCheck.misalignedRest.id } ?? effects.first
    let command = shown.map(command)
    let object: JSON = [
      "id": .string(finding.check.rawValue), "behavior": .string(behavior.name),
      "severity": .string(level.rawValue),
      "sentence": .string(finding.message), "file": .string(place.file), "line": .number(place.line),
      "fix": finding.fix.map { .string($0) }, "assumption": assumption.map { .string($0) },
      "command": command.map { .string($0) },
      "also": effects.isEmpty ? nil : .array(effects.map { .string($0.id) }),
    ]
    let advice = finding.fix.map { "write \($0)" }
    return Report.Outcome(
      id: finding.check.rawValue, place: place,
      fault: Report.Fault(
        level: level, sentence: finding.message,
        details: ["\(place.file):\(place.line)", assumption.map { "matters only if \($0)" }, advice]
          .compactMap(\.self),
        advice: advice, command: command, effects: effects.map(\.id), object: object))
  }

  /// The check that tells of a finding: its own, its cause, or the first of those that are warnings for the same reason.
  private func teller(of finding: Finding) -> String {
    if let cause = cause(of: finding) { return cause.rawValue }
    if severity(of: finding) == finding.severity { return finding.id }
    return audit.findings.first { severity(of: $0) != $0.severity }?.id ?? finding.id
  }

  /// The fault without any gesture of which a finding comes: how items longer than the container rest is a model's word.
  private func cause(of finding: Finding) -> ScrollViewReading.Finding.Check? {
    let container = finding.counterexample.layout.container
    let least = finding.ranges.first { $0.number == .itemLength }?.least
    // With one that is skipped goes what comes of it; what is asked for alone tells of itself.
    let causes = isOnly ? readFaults : allFaults
    return causes.map(\.check).first {
      switch $0 {
      case .unequalPages: finding.severity != .note
      case .longItems: (least ?? finding.counterexample.layout.items?.longest ?? 0) > container
      default: false
      }
    }
  }

  private func effects(toldBy id: String) -> [Finding] {
    audit.findings.filter { teller(of: $0) == id }.flatMap { [$0] + $0.also }.filter { $0.id != id }
  }

  private var remarks: [String] {
    let held = audit.heldState.joined(separator: ", ")
    return (held.isEmpty ? [] : ["it holds \(held): \(Self.heldState)"])
      + (audit.isComplete ? [] : ["given up before the end: the behavior crashes or hangs too often"])
  }

  private func fault(of check: AuditCheck) -> Report.Fault? {
    for finding in audit.findings {
      guard let found = ([finding] + finding.also).first(where: { $0.id == check.id }) else { continue }
      let teller = teller(of: finding)
      return fault(found, cause: teller == check.id ? nil : teller)
    }
    return nil
  }

  /// How much a finding matters; an error on layouts that the view may not have, or fed by the app's state, is a warning.
  private func severity(of finding: Finding) -> AuditCheck.Severity {
    finding.severity == .error && doubt(of: finding) != nil ? .warning : finding.severity
  }

  private func assumption(of finding: Finding) -> String? {
    (finding.severity == .error ? doubt(of: finding) : nil) ?? finding.assumption
  }

  /// The assumption that an error hangs on, as words that follow *if*; `nil` where it is certain.
  private func doubt(of finding: Finding) -> String? {
    if finding.check.isOfLoss { return behavior.states.isEmpty ? nil : fed }
    if let doubt = fed ?? meant(finding) { return doubt }
    if needsLongContent(finding) { return "the content is longer than \(Self.screens.inSentence) screens" }
    if isOfView, !hangsOnContainer(finding) { return nil }
    let unread = (unplaced.isEmpty ? reading?.unread.map(\.option) ?? [] : unplaced).map { "--\($0)" }
    return "the view has such a layout, as it does not say "
      + (unread.isEmpty ? "how long its items are" : unread.inSentence())
  }

  private static let ofStops = [
    AuditCheck.misalignedRest, .unreachableStop, .skippedPage, .ignoredFling, .ignoredDrag,
    .directionDependentStops,
  ].map(\.id)

  /// How the user's own behavior may be meant to rest, so that a finding on its view is none, as words that follow *if*.
  private func meant(_ finding: Finding) -> String? {
    guard let reading, reading.behavior.spec == nil else { return nil }
    // Items that differ may be stacks of rows.
    let keepsToNoStops = audit.learned?.seen.contains { $0.pattern == .unknown } == true
    if keepsToNoStops, layout.view?.text(of: .itemLengths) != nil, Self.ofStops.contains(finding.id) {
      return "it is meant to rest on the items, and not on rows within these"
    }
    // A needle in the middle may stand where hours begin.
    let shown = finding.counterexample.layout
    guard finding.id == AuditCheck.misalignedRest.id, let items = shown.items, items.isEven,
      items.longest > ViewPose.longestTick
    else { return nil }
    let beginsInTheMiddle = abs(items.leadingEdge(of: 0) - shown.container / 2) <= Settlement.tolerance
    return beginsInTheMiddle ? "an item is meant to rest in the middle, and not the edge of one" : nil
  }

  /// Whether a finding is of an end that may lie on a stop, as the view does not say how long its container is.
  private func hangsOnContainer(_ finding: Finding) -> Bool {
    let side = reading?.axis == .vertical ? Option.height : .width
    return finding.id == AuditCheck.unreachableStop.id && !layout.options.given.contains(side)
      && reading?.lacks(side) == true
  }

  /// Whether a view that does not say how long its content is has to be of many screens for a finding.
  private func needsLongContent(_ finding: Finding) -> Bool {
    let shown = finding.counterexample.layout
    return reading != nil && layout.layouts == nil && shown.contentLength > Self.screens * shown.container
  }

  /// The most screens of content that any view may have (our choice).
  private static let screens = 10.0

  /// The part of the app's state that has to stay, as words that follow *if*; `nil` where nothing hangs on any.
  private var fed: String? {
    let lengths: [Option] = [
      .itemLength, .itemLengths, .spacing, .padding, .contentMargins, .safeArea, .contentLength, .covered,
      .collapse,
    ]
    let read = lengths.filter { layout.view?.text(of: $0) != nil && reading?.value($0)?.isState == true }
      .map { "\($0.flag) stays as the view's state has it at first" }
    func words(_ members: [String]) -> String { members.inSentence(joinedBy: "and") }
    let isHandedOn = audit.learned?.seen.allSatisfy(\.goesNowhere) == true && !audit.heldState.isEmpty
    let handedOn = isHandedOn ? ["\(words(audit.heldState)) moves no content"] : []
    let held = audit.fedState.isEmpty ? [] : ["\(words(audit.fedState)) of the app stays as it is here"]
    let all = handedOn + behavior.states + (layout.view?.reading.samples ?? []) + read + held
    return all.isEmpty ? nil : all.distinct.joined(separator: " and ")
  }

  private func fault(_ finding: Finding, cause: String? = nil) -> Report.Fault {
    // Of a crash with the line of the user's file, where the toolchain can tell.
    let crashed = finding.check.isOfLoss ? finding.place.map { ", at " + $0 } ?? "" : ""
    let (explanation, command) = (finding.explanation + crashed, command(for: finding))
    let (severity, assumption) = (severity(of: finding), assumption(of: finding))
    let effects = cause == nil ? effects(toldBy: finding.id).map(\.id) : []
    let decided = finding.check.isOfLoss ? nil : finding.place
    let advice = cause == nil ? self.advice(on: finding) : nil
    let object: JSON = [
      "id": .string(finding.id), "behavior": .string(behavior.name), "severity": .string(severity.rawValue),
      "sentence": .string(finding.check.sentence), "rule": .string(finding.check.rule),
      "explanation": .string(explanation), "assumption": assumption.map { .string($0) },
      "numbers": finding.ranges.isEmpty ? nil : .array(finding.ranges.map(\.json)),
      "cases": .number(finding.cases), "failures": .number(finding.failures), "share": finding.share?.json,
      "decided": decided.map { .string($0) }, "advice": advice.map { .string($0) },
      "command": .string(command), "also": effects.isEmpty ? nil : .array(effects.map { .string($0) }),
    ]
    return Report.Fault(
      level: severity, sentence: finding.check.sentence,
      details: [
        explanation, assumption.map { "matters only if \($0)" },
        finding.share?.words ?? "in \(finding.failures) of \(finding.cases) cases that were tried",
        advice ?? decided.map { "decided at \($0)" },
      ].compactMap(\.self),
      hints: [finding.ranges.sentence, "\(finding.check.meaning) (snapsim help \(finding.id))"]
        .compactMap(\.self), advice: advice, command: command,
      failures: finding.failures, cause: cause, effects: effects,
      isShown: finding.severity != .note || shownNotes.contains(finding.id), object: object)
  }

  private var others: [JSON] {
    let note: JSON = [
      "id": "held-state", "behavior": .string(behavior.name), "severity": "note",
      "sentence": .string(Self.heldState), "members": .array(audit.heldState.map { .string($0) }),
    ]
    return audit.heldState.isEmpty ? [] : [note]
  }

  /// How much was found, and what the behavior was seen to do where nothing states what it is meant to do.
  private func summary(of subject: Report.Subject, leftOut known: Int) -> [String] {
    let counts = [AuditCheck.Severity.error, .warning].compactMap { level in
      let count = subject.count(of: level)
      return count == 0 ? nil : count.of(level.rawValue)
    }
    var lines = layout.view?.sources ?? []
    lines += layout.view?.unread.map { "not read: \($0.sentence)" } ?? []
    lines += layout.view?.reading.screens.sentences ?? []
    if let refusal = layout.refusal {
      lines.append("the layout that the view describes cannot be, and is not searched: \(refusal)")
    }
    if let reading, layout.layouts == nil, layout.refusal == nil {
      lines += reading.unread.map { "not read: \($0.sentence)" }
      lines.append("what is read does not tell how items lie: layouts that fit the behavior were searched")
    }
    if let screen = layout.onlyScreen {
      lines.append("on \(screen) alone, as the arguments are given; --device names another")
    }
    if let notes, !notes.tried.isEmpty {
      lines.append(
        "\(notes.tried.inSentence(joinedBy: "and")): known to the running app alone; told is what shows with "
          + (notes.trials.count == 1 ? "the value tried" : "each of \(notes.trials.count) values"))
    } else {
      lines += audit.learned?.description.split(separator: "\n").map(String.init) ?? []
    }
    if !audit.isOfItems, audit.learned?.seen.contains(where: { $0.pattern == .unknown }) == true {
      lines.append(
        "so only the rules that hold on every layout were tried; --intent says what it is meant to do")
    }
    if known > 0 { lines.append("\(known.of("finding")) of --baseline left out") }
    return [
      "\(behavior.name.escapingControls): \(counts.isEmpty ? known > 0 ? "no new fault" : "no fault" : counts.joined(separator: ", "))"
        + " in \(audit.gestures.of("gesture")) on \(audit.layouts.of("layout"))"
        + ", by \((checks.isEmpty ? names.count : checks.count).of("check"))"
    ] + (lines + remarks).map { "  " + $0 }
  }

  /// The notes that are not shown, and a picture of the rests, among others only of a behavior that some fault keeps from stops.
  private func closing(isAlone: Bool) -> String {
    var text = ""
    let counted = outcomes.filter { !($0.told?.isShown ?? true) }
    if !counted.isEmpty {
      text += "\n\(counted.count.of("note")): \(counted.map(\.id).joined(separator: ", "))"
      text += " (--verbose shows \(counted.count == 1 ? "it" : "them"))\n"
    }
    if audit.goesSeveralPages {
      text +=
        "\nA fling may turn several pages, which is taken for meant; --intent at-most=1 says otherwise.\n"
    }
    let pictured =
      layout.layouts != nil && options.sweeps.isEmpty && isAlone
      ? try? options.layout.layout()
      : audit.findings.first(where: \.check.isOfReachability)?.counterexample.layout
    let reached = pictured.flatMap {
      Audit.reachability(of: behavior.make, audit.judgedIntent(on: $0), options.physics, on: $0, watch: watch)
    }
    return text + (Reachability.picture(of: behavior.spec, reached).map { "\n" + $0 } ?? "")
  }

  private static let heldState =
    "nothing updates what it holds here, so what depends on that was seen in one state only"

  static func list(_ checks: [NamedCheck], isJSON: Bool, to text: inout ByteText) {
    for check in checks {
      if isJSON {
        let object: JSON = [
          "id": .string(check.id), "severity": .string(check.severity.rawValue),
          "sentence": .string(check.sentence), "rule": .string(check.rule),
        ]
        text.append(line: object)
      } else {
        text.append("\(check.id) (\(check.severity.rawValue)): \(check.sentence)\n")
        for line in check.rule.wrapped(indent: 2) { text.append(line + "\n") }
      }
    }
  }

  private func command(for finding: Finding) -> String {
    finding.check.isOfSource
      ? command.audit(finding.counterexample.layout, by: finding.check)
      : command.settle(
        finding.demonstration, checking: finding.check.isOfLoss ? finding.asker : finding.check,
        atMost: finding.assumedMost)
  }
}

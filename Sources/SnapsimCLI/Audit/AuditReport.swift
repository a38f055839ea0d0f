import ScrollSimulation
import SnapsimRuns
import SnapsimText
import SnapsimBehaviorFiles

/// What an audit found, written for people or for programs.
struct AuditReport {
  let audit: Audit
  let behavior: NamedBehavior
  let checks: [AuditCheck]
  private let command: ReproducingCommand

  /// The layout whose reachability is drawn; `nil` where no picture would say anything.
  private let pictured: ScrollLayout?
  private let options: RunOptions

  /// What the view in the behavior's file adds to them, and the file.
  private let read: [ViewReading]
  private let file: String?
  private let asked: AuditOptions
  private let timeLimit: Duration

  /// Whether errors are red.
  var isColored = false

  init(
    _ audit: Audit, of behavior: NamedBehavior, by checks: [AuditCheck], layout: ReadLayout,
    asked: AuditOptions, timeLimit: Duration, file: String?
  ) {
    let options = layout.options
    read = layout.used
    self.file = file
    self.asked = asked
    self.timeLimit = timeLimit
    self.audit = audit
    self.behavior = behavior
    self.checks = checks
    self.options = options
    command = ReproducingCommand(
      behavior: behavior.spec,
      pages: { $0.pageStops(anchor: audit.alignment?.fraction(along: $0.axis) ?? 0) },
      physics: options.physics, stated: options.given, intent: asked.intentText)
    let ofStops = audit.findings.first {
      ["unreachable-stop", "trap", "direction-dependent-stops"].contains($0.id)
    }
    pictured =
      layout.layouts != nil && options.sweeps.isEmpty
      ? try? options.layout.layout() : ofStops?.counterexample.layout
  }

  /// Writes what was found, each with a simple counterexample and a command to paste.
  func writeText(to text: inout ByteText) {
    writeSummary(to: &text)
    for finding in shown {
      let heading = "\(finding.severity.rawValue): \(finding.id)"
      text.append("\n\(isColored && finding.severity == .error ? heading.inRed : heading)")
      text.append(": \(finding.check.sentence)\n")
      if let assumption = finding.assumption { text.append("  matters only if \(assumption)\n") }
      text.append("  \(finding.failures) of \(finding.cases) cases; \(explanation(of: finding))\n")
      if let sentence = finding.ranges.sentence { text.append("  \(sentence)\n") }
      text.append("  $ \(self.command(for: finding))\n")
      if !finding.also.isEmpty {
        text.append("  of the same cause: \(finding.also.map(\.id).joined(separator: ", "))\n")
      }
    }
    let counted = audit.findings.filter { $0.severity == .note && !shows($0) }
    if !counted.isEmpty {
      text.append("\n\(Self.count(counted.count, "note")): \(counted.map(\.id).joined(separator: ", "))")
      text.append(" (--verbose shows \(counted.count == 1 ? "it" : "them"))\n")
    }
    if let pictured,
      let picture = ReachabilityPicture(
        of: behavior, on: pictured, audit.judgedIntent(on: pictured), options.physics, timeLimit: timeLimit)
    {
      text.append("\n")
      picture.write(to: &text)
    }
  }

  /// Writes how much was found, and what the behavior was seen to do where nothing states what it is meant to do.
  private func writeSummary(to text: inout ByteText) {
    let counts = AuditCheck.Severity.allCases.filter { $0 != .note }.compactMap { severity in
      let count = audit.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    text.append(
      "\(behavior.name.escapingControls): \(counts.isEmpty ? "no fault" : counts.joined(separator: ", "))")
    text.append(" in \(Self.count(audit.gestures, "gesture")) on \(Self.count(audit.layouts, "layout"))")
    text.append(", by \(Self.count(checks.count, "check"))\n")
    for reading in read {
      let value = reading.text.isEmpty ? "" : " " + reading.text
      text.append("  \((file ?? "").escapingControls):\(reading.line) says \(reading.option.flag)\(value)\n")
    }
    for line in audit.learned?.description.split(separator: "\n") ?? [] { text.append("  \(line)\n") }
    if audit.learned?.seen.contains(where: { $0.pattern == .unknown }) == true {
      text.append(
        "  so only the rules that hold on every layout were tried; --intent says what it is meant to do\n")
    }
    if !audit.heldState.isEmpty {
      text.append("  it holds \(audit.heldState.joined(separator: ", ")): \(Self.heldState)\n")
    }
    if !audit.isComplete {
      text.append("  given up before the end: the behavior crashes or hangs too often\n")
    }
  }

  /// The findings that are shown in full, errors first.
  private var shown: [Finding] { audit.findings.filter(shows) }

  /// Whether a finding is shown in full: all but notes that were not asked for.
  private func shows(_ finding: Finding) -> Bool {
    finding.severity != .note || asked.isVerbose || asked.only?.contains(finding.id) == true
  }

  /// What becomes of a counterexample; of a crash with the line of the user's file, where the toolchain can tell.
  func explanation(of finding: Finding) -> String {
    let place = CrashPlace.find(finding.calls, in: behavior.spec)
    return finding.explanation + (place.map { ", at " + $0 } ?? "")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Writes an object per finding.
  func writeJSON(to text: inout ByteText) {
    for finding in audit.findings {
      text.append("{")
      let strings: [(String, String?)] = [
        ("id", finding.id), ("behavior", behavior.name), ("severity", finding.severity.rawValue),
        ("sentence", finding.check.sentence), ("rule", finding.check.rule),
        ("explanation", explanation(of: finding)), ("assumption", finding.assumption),
      ]
      for case (let key, let value?) in strings {
        JSONText.string(key, to: &text)
        text.append(":")
        JSONText.string(value, to: &text)
        text.append(",")
      }
      finding.ranges.write(to: &text)
      text.append("\"cases\":\(finding.cases),\"failures\":\(finding.failures),\"command\":")
      JSONText.string(command(for: finding), to: &text)
      if !finding.also.isEmpty {
        text.append(",\"also\":[")
        for (index, other) in finding.also.enumerated() {
          if index > 0 { text.append(",") }
          JSONText.string(other.id, to: &text)
        }
        text.append("]")
      }
      text.append("}\n")
    }
    writeHeldState(to: &text)
  }

  /// Writes as a note what of the app's state the behavior holds, where it holds any.
  private func writeHeldState(to text: inout ByteText) {
    if audit.heldState.isEmpty { return }
    text.append("{\"id\":\"held-state\",\"behavior\":")
    JSONText.string(behavior.name, to: &text)
    text.append(",\"severity\":\"note\",\"sentence\":")
    JSONText.string(Self.heldState, to: &text)
    text.append(",\"members\":[\(audit.heldState.map { JSONText.string($0) }.joined(separator: ","))]}\n")
  }

  /// What is said of members that hold the app's state.
  static let heldState =
    "nothing updates what it holds here, so what depends on that was seen in one state only"

  /// Tells how fast the search was.
  ///
  /// - Parameters:
  ///   - seconds: how long it took.
  ///   - busy: how long it kept cores busy, in seconds, those of all threads together.
  /// - Returns: a line.
  func speed(seconds: Double, busy: Double) -> String {
    let millions = Double(audit.settlements) / max(busy, 1e-9) / 1e6
    return "\(behavior.name): \(audit.settlements) settlements in \(seconds.inSentence) s, "
      + "\(millions.inSentence) million per second of a core, \((busy / max(seconds, 1e-9)).inSentence) of "
      + "\(Platform.cores) cores busy"
  }

  /// Writes the checks with their rules.
  static func list(_ checks: [AuditCheck], isJSON: Bool, to text: inout ByteText) {
    for check in checks {
      if isJSON {
        text.append("{")
        let pairs = [
          ("id", check.id), ("severity", check.severity.rawValue), ("sentence", check.sentence),
          ("rule", check.rule),
        ]
        for (index, pair) in pairs.enumerated() {
          if index > 0 { text.append(",") }
          JSONText.string(pair.0, to: &text)
          text.append(":")
          JSONText.string(pair.1, to: &text)
        }
        text.append("}\n")
      } else {
        text.append("\(check.id) (\(check.severity.rawValue)): \(check.sentence)\n")
        for line in Paragraph.lines(check.rule, indent: 2) { text.append(line + "\n") }
      }
    }
  }

  /// A command line that shows a finding.
  func command(for finding: Finding) -> String {
    // A settled row tells its misalignment by items, and not by an intent.
    let isByIntent = asked.intentText != nil && finding.id == "misaligned-rest"
    if let shown = finding.demonstration, !isByIntent { return command.settle(shown) }
    return command.audit(finding.counterexample.layout, by: finding.check, asking: finding.asker)
  }
}

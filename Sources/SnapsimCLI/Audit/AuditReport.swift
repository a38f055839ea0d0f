import ScrollSimulation

/// What an audit found, written for people or for programs.
struct AuditReport {
  let audit: Audit
  let behavior: NamedBehavior
  let checks: [AuditCheck]
  private let command: ReproducingCommand

  /// The layout whose reachability is drawn; `nil` where no picture would say anything.
  private let pictured: ScrollLayout?
  private let options: RunOptions
  private let timeLimit: Duration

  init(
    _ audit: Audit, of behavior: NamedBehavior, by checks: [AuditCheck], _ options: RunOptions,
    intent: String?, isGiven: Bool, timeLimit: Duration
  ) {
    self.timeLimit = timeLimit
    self.audit = audit
    self.behavior = behavior
    self.checks = checks
    self.options = options
    command = ReproducingCommand(
      behavior: behavior.spec,
      pages: { $0.pageStops(anchor: audit.alignment?.fraction(along: $0.axis) ?? 0) },
      options: options, intent: intent)
    let ofStops = audit.findings.first {
      ["unreachable-stop", "trap", "direction-dependent-stops"].contains($0.id)
    }
    pictured =
      isGiven && options.sweeps.isEmpty ? try? options.layout.layout() : ofStops?.counterexample.layout
  }

  /// Writes what was found, each with its smallest counterexample and a command to paste.
  func writeText(to text: inout ByteText) {
    let findings = audit.findings
    let found =
      findings.isEmpty ? "no fault" : findings.count == 1 ? "1 fault" : "\(findings.count) faults"
    text.append("\(behavior.spec.escapingControls): \(found) in \(audit.gestures) gestures on ")
    text.append(audit.layouts == 1 ? "1 layout" : "\(audit.layouts) layouts")
    text.append(", by \(checks.count == 1 ? "1 check" : "\(checks.count) checks")\n")
    if !audit.isComplete {
      text.append("  given up before the end: the behavior crashes or hangs too often\n")
    }
    for finding in findings {
      text.append("\n\(finding.check.severity.rawValue): \(finding.id): \(finding.check.sentence)\n")
      text.append("  \(finding.failures) of \(finding.cases) cases; \(finding.explanation)\n")
      text.append("  $ \(self.command(for: finding))\n")
    }
    if let pictured,
      let picture = ReachabilityPicture(
        of: behavior, on: pictured, audit.intent, options.physics, timeLimit: timeLimit)
    {
      text.append("\n")
      picture.write(to: &text)
    }
  }

  /// Writes an object per finding.
  func writeJSON(to text: inout ByteText) {
    for finding in audit.findings {
      text.append("{")
      let strings = [
        ("id", finding.id), ("behavior", behavior.spec), ("severity", finding.check.severity.rawValue),
        ("sentence", finding.check.sentence), ("rule", finding.check.rule),
        ("explanation", finding.explanation),
      ]
      for (key, value) in strings {
        JSONText.string(key, to: &text)
        text.append(":")
        JSONText.string(value, to: &text)
        text.append(",")
      }
      text.append("\"cases\":\(finding.cases),\"failures\":\(finding.failures),\"command\":")
      JSONText.string(command(for: finding), to: &text)
      text.append("}\n")
    }
  }

  /// Tells how fast the search was.
  ///
  /// - Parameters:
  ///   - seconds: how long it took.
  ///   - busy: how long it kept cores busy, in seconds, those of all threads together.
  /// - Returns: a line.
  func speed(seconds: Double, busy: Double) -> String {
    let millions = Double(audit.settlements) / max(busy, 1e-9) / 1e6
    return "\(behavior.spec): \(audit.settlements) settlements in \(seconds.inSentence) s, "
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
    if let shown = finding.demonstration { return command.settle(shown) }
    return command.audit(finding.counterexample.layout, by: finding.check, asking: finding.asker)
  }
}

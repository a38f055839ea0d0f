import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Checks of some subjects, with those that failed.
struct Report {
  /// The command that checked it: `snapsim audit`.
  let name: String

  /// The checks; a format that describes them needs them.
  var rules: [NamedCheck] = []
  var subjects: [Subject] = []
  var isStrict = false

  /// Whether errors are red in text, and whether a fault's level is told there.
  var isColored = false
  var tellsLevels = true

  struct Subject: Equatable, Sendable {
    let name: String
    let outcomes: [Outcome]
    var remark: String?
    var seconds: Double?
    var isComplete = true

    /// The lines that people read before the faults, and what stands behind them.
    var summary: [String] = []
    var closing = ""
    var others: [JSON] = []

    /// `nil` where a check passed, or was not made.
    func fault(of check: String) -> Fault? { outcomes.first { $0.id == check }?.fault }

    /// How many checks failed so, those left out whose cause is told by another.
    func count(of level: AuditCheck.Severity) -> Int { outcomes.count { $0.told?.level == level } }
  }

  struct Outcome: Equatable, Sendable {
    let id: String
    var place: SourcePlace?
    var fault: Fault?

    /// Why it failed, unless another check tells of the cause: the faults that every format counts.
    var told: Fault? { fault?.cause == nil ? fault : nil }
  }

  struct Fault: Equatable, Sendable {
    let level: AuditCheck.Severity
    let sentence: String

    /// The lines below it, and those that only people read.
    var details: [String] = []
    var hints: [String] = []

    /// Words on what to write instead, where they are certain.
    var advice: String?
    var command: String?
    var failures = 1

    /// The check that tells of the same cause; `nil` where this one does.
    var cause: String?
    var effects: [String] = []

    /// Whether people are shown all of it, and not only its name.
    var isShown = true
    var object: JSON?

    var commandLines: [String] { command.map { ["$ " + $0] } ?? [] }
    var message: String { ([sentence] + details + effectLines).joined(separator: "\n") }

    var effectLines: [String] {
      effects.isEmpty ? [] : ["of the same cause: \(effects.joined(separator: ", "))"]
    }

    var text: String { ([message] + commandLines).joined(separator: "\n") }
  }

  func write(to text: inout ByteText, as format: OutputFormat) {
    switch format {
    case .json: for object in objects { text.append(line: object) }
    case .md: text.append(markdown)
    case .junit: text.append(junit)
    case .github: text.append(github)
    case .xcode: text.append(xcode)
    case .sarif:
      sarif.write(to: &text, .lines(indent: 0))
      text.append(ByteText.newline)
    default: text.append(self.text)
    }
  }

  var objects: [JSON] {
    subjects.flatMap { subject in faults(of: subject).compactMap(\.fault.object) + subject.others }
  }

  /// The faults of a subject that tell their own cause, errors first.
  func faults(of subject: Subject) -> [(id: String, fault: Fault)] {
    let faults = subject.outcomes.compactMap { outcome in outcome.told.map { (outcome.id, $0) } }
    return AuditCheck.Severity.allCases.flatMap { level in faults.filter { $0.1.level == level } }
  }

  static func withoutLines(_ name: String) -> String { name.replacing(/\.swift:[0-9]+/, with: ".swift") }

  var text: String {
    subjects.map { subject in
      var lines = subject.summary
      for (id, fault) in faults(of: subject) where fault.isShown {
        let heading = tellsLevels ? "\(fault.level.rawValue): \(id)" : id
        lines += ["", "\(isColored && fault.level == .error ? heading.inRed : heading): \(fault.sentence)"]
        lines += (fault.details + fault.hints + fault.commandLines + fault.effectLines).map { "  " + $0 }
      }
      return lines.map { $0 + "\n" }.joined() + subject.closing
    }.joined()
  }
}

/// Markdown as GitHub has it, to be pasted into an issue: an item for each fault, with the command that shows it.
extension Report {
  var markdown: String {
    subjects.map { subject in
      let summary = subject.summary.map { Self.escaped($0.trimmingPrefix { $0 == " " }) }
      let heading = "### \(summary.first ?? Self.escaped(subject.name))\n"
      let faults = faults(of: subject).filter(\.fault.isShown).map { id, fault in
        let lines =
          ["- **\(fault.level.rawValue): \(id)**: \(Self.escaped(fault.sentence))"]
          + (fault.details + fault.hints + fault.effectLines).map { "  " + Self.escaped($0) }
        let command = fault.command.map { "\n  ```sh\n  \($0)\n  ```\n" } ?? ""
        return lines.joined(separator: "  \n") + "\n" + command
      }
      let closing = subject.closing.isEmpty ? [] : [Self.fenced { $0.append(subject.closing) }]
      return ([heading] + summary.dropFirst().map { $0 + "\n" } + faults + closing).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func fenced(_ write: (inout ByteText) -> Void) -> String {
    var text = ByteText()
    write(&text)
    return "```text\n\(text.string.trimmingPrefix("\n"))```\n"
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { "\\`*_<[".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

import SnapsimText

/// A report as SARIF 2.1.0, which code scanning reads: the rules are the checks, the results what failed.
struct SARIFReport {
  /// The version of the tool.
  let version: String

  let rules: [ReportRule]
  let subjects: [CheckedSubject]

  /// What begins a fingerprint's name; another way to make them takes another number.
  private static let fingerprint = "snapsim/v1"

  /// The document.
  var document: JSONDocument {
    let driver: JSONDocument = .object([
      ("name", .text("snapsim")), ("version", .text(version)), ("semanticVersion", .text(version)),
      ("rules", .array(rules.map(rule))),
    ])
    let run: JSONDocument = .object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([invocation])),
      (
        "results",
        .array(subjects.flatMap { subject in subject.outcomes.compactMap { result($0, of: subject) } })
      ),
    ])
    return .object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")), ("runs", .array([run])),
    ])
  }

  /// The run as a whole: it came to its end, and what it could not do is told.
  private var invocation: JSONDocument {
    let remarks = subjects.compactMap { subject in subject.remark.map { "\(subject.name): \($0)" } }
    let notifications = remarks.map { remark -> JSONDocument in
      .object([("level", .text("warning")), ("message", Self.message(remark))])
    }
    return .object([
      ("executionSuccessful", .truth(true)), ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func rule(_ rule: ReportRule) -> JSONDocument {
    .object([
      ("id", .text(rule.id)),
      ("shortDescription", Self.message(rule.sentence)),
      ("fullDescription", Self.message(rule.text)),
      (
        "help",
        Self.message("\(rule.text)\n\nOne command searches for it alone: snapsim audit --only \(rule.id)")
      ),
      ("defaultConfiguration", .object([("level", .text(rule.level.rawValue))])),
    ])
  }

  private func result(_ outcome: CheckOutcome, of subject: CheckedSubject) -> JSONDocument? {
    guard let fault = outcome.fault else { return nil }
    var members: [(String, JSONDocument)] = [("ruleId", .text(outcome.id))]
    if let index = rules.firstIndex(where: { $0.id == outcome.id }) {
      members.append(("ruleIndex", .number(index)))
    }
    members += [
      ("level", .text(fault.level.rawValue)),
      ("message", Self.message("\(subject.name): \(fault.text)")),
      ("locations", .array([location(outcome.place, subject)])),
      // What stays the same while numbers and lines change, so that a finding is known again.
      ("partialFingerprints", .object([(Self.fingerprint, .text("\(outcome.id) \(subject.name)"))])),
    ]
    if let command = fault.command {
      members.append(("properties", .object([("command", .text(command))])))
    }
    return .object(members)
  }

  private func location(_ place: SourcePlace?, _ subject: CheckedSubject) -> JSONDocument {
    var members: [(String, JSONDocument)] = []
    if let place {
      members.append(
        (
          "physicalLocation",
          .object([
            ("artifactLocation", .object([("uri", .text(Self.uri(place.path)))])),
            ("region", .object([("startLine", .number(place.line))])),
          ])
        ))
    }
    members.append(
      ("logicalLocations", .array([.object([("fullyQualifiedName", .text(subject.name))])])))
    return .object(members)
  }

  private static func message(_ text: String) -> JSONDocument { .object([("text", .text(text))]) }

  /// A path as a URI: relative to where the tool runs, or of the file system's root.
  static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}

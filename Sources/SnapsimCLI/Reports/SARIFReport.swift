import Foundation
import ScrollSimulation
import SnapsimText

/// SARIF 2.1.0, which code scanning reads: the rules are the checks, the results what failed.
extension Report {
  /// The beginning of a fingerprint's name; another way to make them takes another number.
  private static let fingerprint = "snapsim/v1"

  var sarif: JSON {
    let results = subjects.flatMap { subject in subject.outcomes.compactMap { result($0, of: subject) } }
    let remarks = subjects.compactMap { subject in subject.remark.map { "\(subject.name): \($0)" } }
    let notifications = remarks.map { ["level": "warning", "message": Self.message($0)] as JSON }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "snapsim", "version": .string(Help.version), "semanticVersion": .string(Help.version),
              "rules": .array(rules.map(rule)),
            ]
          ],
          // It came to its end, and what it could not do is told.
          "invocations": [
            ["executionSuccessful": .bool(true), "toolExecutionNotifications": .array(notifications)]
          ],
          "results": .array(results),
        ]
      ],
    ]
  }

  private func rule(_ check: NamedCheck) -> JSON {
    let help = "\(check.rule)\n\nOne command searches for it alone: snapsim audit --only \(check.id)"
    return [
      "id": .string(check.id), "shortDescription": Self.message(check.sentence),
      "fullDescription": Self.message(check.rule), "help": Self.message(help),
      "defaultConfiguration": ["level": .string(check.severity.rawValue)],
    ]
  }

  private func result(_ outcome: Outcome, of subject: Subject) -> JSON? {
    guard let fault = outcome.told else { return nil }
    return [
      "ruleId": .string(outcome.id),
      "ruleIndex": rules.firstIndex { $0.id == outcome.id }.map { .number($0) },
      "level": .string(fault.level.rawValue), "message": Self.message("\(subject.name): \(fault.text)"),
      "locations": [
        [
          "physicalLocation": outcome.place.map(Self.location),
          "logicalLocations": [["fullyQualifiedName": .string(subject.name)]],
        ]
      ],
      // What stays the same while numbers and lines change, so that a finding is known again.
      "partialFingerprints": .object([
        (Self.fingerprint, .string("\(outcome.id) \(Self.withoutLines(subject.name))"))
      ]),
      "properties": fault.command.map { ["command": .string($0)] },
    ]
  }

  private static func location(_ place: SourcePlace) -> JSON {
    ["artifactLocation": ["uri": .string(uri(place.path))], "region": ["startLine": .number(place.line)]]
  }

  private static func message(_ text: String) -> JSON { ["text": .string(text)] }

  static func uri(_ path: String) -> String {
    let unreserved = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    return (path.hasPrefix("/") ? "file://" : "")
      + (path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
  }
}

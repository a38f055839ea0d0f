import Foundation
import SnapsimRuns
import SnapsimText

/// JUnit's form, as the schema of Jenkins has it; what does not fail the command is the output of a case that passes.
extension Report {
  var junit: String {
    let attributes = Self.attributes([("name", name)] + counts(subjects.flatMap(\.outcomes)))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes)>\n"
      + subjects.map(suite).joined() + "</testsuites>\n"
  }

  private func counts(_ cases: [Outcome]) -> [(String, String)] {
    [("tests", "\(cases.count)"), ("failures", "\(cases.count(where: fails))"), ("errors", "0")]
  }

  func fails(_ outcome: Outcome) -> Bool {
    switch outcome.told?.level {
    case .error: true
    case .warning: isStrict
    case .note, nil: false
    }
  }

  private func suite(_ subject: Subject) -> String {
    var attributes = [("name", subject.name)] + counts(subject.outcomes)
    attributes.append(("skipped", "\(subject.outcomes.count { $0.fault?.cause != nil })"))
    if let seconds = subject.seconds {
      // The schema takes milliseconds.
      attributes.append(("time", String(format: "%.3f", max(0, min(seconds, 1e9)).rounded(to: 3))))
    }
    var text = "  <testsuite\(Self.attributes(attributes))>\n"
    for outcome in subject.outcomes { text += testCase(outcome, of: subject) }
    if let remark = subject.remark { text += "    <system-out>\(Self.escaped(remark))</system-out>\n" }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ outcome: Outcome, of subject: Subject) -> String {
    let opening = "    <testcase\(Self.attributes([("classname", subject.name), ("name", outcome.id)]))"
    guard let fault = outcome.fault else { return opening + "/>\n" }
    let place = outcome.place.map { "\($0.file):\($0.line): " } ?? ""
    let body = Self.escaped("\(place)\(fault.level.rawValue): \(fault.text)")
    let result: String
    if let cause = fault.cause {
      result = "<skipped\(Self.attributes([("message", "of the same cause as \(cause)")]))/>"
    } else if fails(outcome) {
      let first = String(fault.message.prefix { !$0.isNewline })
      let attributes = Self.attributes([("message", first), ("type", fault.level.rawValue)])
      result = "<failure\(attributes)>\(body)</failure>"
    } else {
      result = "<system-out>\(body)</system-out>"
    }
    return "\(opening)>\n      \(result)\n    </testcase>\n"
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(escaped($0.1, lineEnd: "&#10;"))\"" }.joined()
  }

  /// A text as an element holds it; in an attribute a line end as it is would be read as a blank.
  private static func escaped(_ text: String, lineEnd: String = "\n") -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).escapingMarkup }.joined(separator: lineEnd)
  }
}

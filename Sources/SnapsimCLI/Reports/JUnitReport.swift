import Foundation
import SnapsimRuns
import SnapsimText

/// JUnit's form, as the schema of Jenkins has it: a suite for each subject, a test case for each check.
///
/// Notes, and warnings unless they fail the command too, are the output of a case that passes.
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
    if let seconds = subject.seconds { attributes.append(("time", Self.time(seconds))) }
    var text = "  <testsuite\(Self.attributes(attributes))>\n"
    for outcome in subject.outcomes { text += testCase(outcome, of: subject) }
    if let remark = subject.remark { text += "    <system-out>\(Self.escaped(remark))</system-out>\n" }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ outcome: Outcome, of subject: Subject) -> String {
    let opening = "    <testcase\(Self.attributes([("classname", subject.name), ("name", outcome.id)]))"
    guard let fault = outcome.fault else { return opening + "/>\n" }
    if let cause = fault.cause {
      let skipped = Self.attributes([("message", "of the same cause as \(cause)")])
      return "\(opening)>\n      <skipped\(skipped)/>\n    </testcase>\n"
    }
    let place = outcome.place.map { "\($0.file):\($0.line): " } ?? ""
    let body = Self.escaped("\(place)\(fault.level.rawValue): \(fault.text)")
    guard fails(outcome) else {
      return "\(opening)>\n      <system-out>\(body)</system-out>\n    </testcase>\n"
    }
    let first = fault.message.prefix { !$0.isNewline }
    let attributes = Self.attributes([("message", String(first)), ("type", fault.level.rawValue)])
    return "\(opening)>\n      <failure\(attributes)>\(body)</failure>\n    </testcase>\n"
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(escaped($0.1, lineEnd: "&#10;"))\"" }.joined()
  }

  /// A text as an element holds it; in an attribute a line end as it is would be read as a blank.
  private static func escaped(_ text: String, lineEnd: String = "\n") -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).escapingMarkup }.joined(separator: lineEnd)
  }

  /// Seconds as the schema takes them, to the millisecond.
  private static func time(_ seconds: Double) -> String {
    String(format: "%.3f", max(0, min(seconds, 1e9)).rounded(to: 3))
  }
}

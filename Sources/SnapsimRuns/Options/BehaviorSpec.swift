import ScrollSimulation
import SnapsimText

/// The spec of a behavior taken apart: `view-aligned:limit=always`, or SwiftUI's own words as they stand in a view.
///
/// | spec | name | settings |
/// |---|---|---|
/// | `multiple:of=40` | `multiple` | `of=40` |
/// | `.viewAligned(limitBehavior: .never, anchor: nil)` | `view-aligned` | `limitBehavior=.never` |
/// | `.scrollTargetBehavior(.paging)`, `PagingScrollTargetBehavior()` | `paging` | none |
package struct BehaviorSpec {
  let typedName: String
  package let name: String
  package let settings: [String]

  /// Takes a spec apart; whether there is such a behavior is not asked.
  package init(_ spec: String) throws {
    var text = Self.trimmed(spec)
    let modifier = ".scrollTargetBehavior("
    if text.hasPrefix(modifier), text.hasSuffix(")") {
      text = Self.trimmed(text.dropFirst(modifier.count).dropLast())
    }
    let mark = text.firstIndex { ":(".contains($0) }
    typedName = String(Self.trimmed(text[..<(mark ?? text.endIndex)]))
    name = Self.listed(typedName)
    guard let mark else {
      settings = []
      return
    }
    var rest = text[text.index(after: mark)...]
    if text[mark] == ":" {
      settings = rest.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return
    }
    guard rest.popLast() == ")" else {
      throw UsageError("the behavior '\(spec)' has a parenthesis that is not closed at its end; add the ')'")
    }
    settings = Self.arguments(rest)
  }

  /// The name of a behavior as they are listed: `.viewAligned` and `ViewAlignedScrollTargetBehavior` as `view-aligned`.
  private static func listed(_ typed: String) -> String {
    var name = typed.hasPrefix(".") ? typed.dropFirst() : typed[...]
    if name.first?.isUppercase == true {
      let suffix = ["ScrollTargetBehavior", "Behavior"].first { name.hasSuffix($0) }
      guard let suffix else { return typed }
      name = name.dropLast(suffix.count)
    }
    return hyphenated(name)
  }

  /// The arguments of a call as settings; those that are `nil` say nothing.
  private static func arguments(_ text: Substring) -> [String] {
    var depth = 0
    let parts = text.split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    if parts.count == 1, trimmed(text).isEmpty { return [] }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return String(trimmed(part)) }
      let value = value(trimmed(part[part.index(after: colon)...]))
      return value == "nil" ? nil : "\(trimmed(part[..<colon]))=\(value)"
    }
  }

  /// A value without the type before its name: `.center` of `UnitPoint.center`.
  private static func value(_ text: Substring) -> Substring {
    guard let dot = text.lastIndex(of: "."), text[dot...].dropFirst().first?.isLetter == true else {
      return text
    }
    return text[dot...]
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    let text = Substring(text).drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
  }

  package static let fileSuffix = ".swift"

  /// Whether a spec names files: it has a `/` or `.swift` where a registered one would have its name.
  package static func namesFiles(_ text: String) -> Bool {
    text.contains("/") || text.hasSuffix(fileSuffix) || text.contains(fileSuffix + ":")
      || text.contains(fileSuffix + "+")
  }

  /// A name of Swift's as specs are written: `viewAligned` as `view-aligned`, `MyPaging` as `my-paging`.
  package static func hyphenated(_ text: some StringProtocol) -> String {
    var name = ""
    var last: Character = "-"
    for character in text {
      if character.isUppercase, last.isLowercase || last.isNumber { name += "-" }
      name += character.lowercased()
      last = character
    }
    return name
  }
}

extension BehaviorParameter {
  /// The word that a text stands for, be it SwiftUI's: `always-by-one` for `.alwaysByOne`.
  fileprivate func word(_ text: String) -> String? {
    if words.contains(text) || unlisted.contains(text) { return text }
    let word = BehaviorSpec.hyphenated(text.drop { $0 == "." })
    return words.contains(word) ? word : nil
  }
}

extension BehaviorDescriptor {
  package func set(_ setting: String, in arguments: inout [String: String]) throws {
    let (label, value) = setting.setting
    guard let parameter = parameters.first(where: { [$0.name, $0.swiftName].contains(label) }) else {
      let valid = parameters.map(\.name)
      let meant = Suggestion.question(Suggestion.nearest(to: label, in: valid))
      let expected =
        valid.isEmpty ? "it takes none, write \(name) alone" : "it takes \(valid.joined(separator: ", "))"
      throw UsageError("\(name) has no parameter '\(label)'\(meant); \(expected)")
    }
    let text = value ?? ""
    if let word = parameter.word(text) {
      arguments[parameter.name] = word
    } else if let rule = parameter.rule, let value = try? NumberText.parse(text), rule.takes(value) {
      arguments[parameter.name] = "\(value)"
    } else {
      let hyphenated = BehaviorSpec.hyphenated(text.drop { $0 == "." })
      let meant = Suggestion.question(Suggestion.nearest(to: hyphenated, in: parameter.words))
      throw UsageError(
        "\(name):\(parameter.name)=\(text) is not valid\(meant); expected \(parameter.expectation)")
    }
  }
}

import ScrollSimulation
import SnapsimText

package enum OptionGroup: String, CaseIterable, Sendable {
  case layout, gesture, behavior, physics, output, audit, map, other
}

/// A row of the table of options: all that a command line, help, completions, scenarios and batches know of one.
///
/// An `OptionRow` says where its value goes. The same option is the same object: comparing two costs nothing.
package final class Option: Sendable {
  package let name: String
  package let group: OptionGroup
  package let value: OptionValue
  package let fallback: String?
  package let summary: String

  /// The placeholder in help of a value that does not tell it.
  private let ownPlaceholder: String?

  /// Words of SwiftUI, UIKit and logs for it, in lower case and without punctuation.
  fileprivate let synonyms: [String]

  /// The options that say nothing beside it, and the one without which it says nothing.
  package let excluded: [Option]
  package let needed: Option?

  /// Makes a row; it takes nothing, as a switch, unless something else is said.
  package init(
    _ name: String, in group: OptionGroup, takes value: OptionValue = .none, as placeholder: String? = nil,
    default fallback: String? = nil, means summary: String, called synonyms: [String] = [],
    excludes excluded: [Option] = [], needs needed: Option? = nil
  ) {
    (self.name, self.group, self.value, self.fallback, self.summary) = (name, group, value, fallback, summary)
    (self.synonyms, self.excluded, self.needed) = (synonyms, excluded, needed)
    ownPlaceholder = placeholder
  }

  package var placeholder: String? { ownPlaceholder ?? value.placeholder }

  package var flag: String { "--" + name }

  /// Whether it takes a value, and not only may.
  package var takesValue: Bool {
    switch value {
    case .none, .optional: false
    default: true
    }
  }

  /// Whether it takes a list or a range of numbers, each of which is tried.
  package var isSweepable: Bool {
    if case .number = value { group == .layout || group == .gesture } else { false }
  }

  package var isOfLayout: Bool { group == .layout }

  package static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Option: Hashable, CustomStringConvertible {
  package static func == (left: Option, right: Option) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  package var description: String { flag }
}

extension Option {
  package static let general = [quiet, help, version]
  package static let quiet = Option("quiet", in: .other, means: "no word but errors beside the rows (-q too)")
  package static let help = Option("help", in: .other, means: "this page (-h too)")
  package static let version = Option("version", in: .other, means: "the version")
}

extension [Option] {
  /// Two of them of which only one can be meant.
  package var conflict: (Option, Option)? {
    lazy.compactMap { option in option.excluded.first(where: self.contains).map { (option, $0) } }.first
  }

  /// One of them that says nothing without another, and that other.
  package var lack: (Option, Option)? {
    lazy.compactMap { option in option.needed.map { (option, $0) } }.first { !contains($0.1) }
  }

  /// The one that a name means in other words: `start_offset` and `startOffset` are one.
  package func meant(by name: String) -> Option? { first { $0.synonyms.contains(Option.letters(name)) } }
}

package enum OptionValue: Sendable {
  /// Nothing: it is on when it stands there.
  case none
  /// Nothing, or some of these words joined by commas; one that ends in `=` is followed by a value.
  case optional(String, [String])
  case number(NumberRule)
  /// One or two numbers, `A` or `A,B`.
  case pair(NumberRule)
  /// Any count of numbers, `A,B,…`.
  case numbers(NumberRule)
  case numberOrWord(NumberRule, [String])
  case word([String])
  /// Text with rules of its own, such as names, and what it is.
  case text(String, Candidates)

  /// The words that a shell may offer for a text.
  package enum Candidates: Equatable, Sendable {
    case words([String])
    /// Words of which several may stand there, joined by commas.
    case list([String])
    case columns
    case behaviors
    case files
  }

  /// Whether an argument is the value that the option may have: all parts are its words, or look like settings, not files.
  package func takes(_ argument: String) -> Bool {
    guard case .optional(_, let words) = self else { return false }
    let parts = argument.split(separator: ",")
    return !parts.isEmpty
      && parts.allSatisfy { part in
        words.contains { $0 == part || $0 == part + "=" }
          || part.contains("=") && !part.contains(".") && !part.contains("/")
      }
  }

  var placeholder: String? {
    switch self {
    case .number(let rule): rule.placeholder
    case .pair(let rule): "\(rule.placeholder)[,\(rule.placeholder)]"
    case .numbers(let rule): "\(rule.placeholder),\(rule.placeholder),…"
    case .word(let words): words.joined(separator: "|")
    case .none, .optional, .numberOrWord, .text: nil
    }
  }

  package var rule: NumberRule? {
    switch self {
    case .number(let rule), .pair(let rule), .numbers(let rule), .numberOrWord(let rule, _): rule
    case .none, .optional, .word, .text: nil
    }
  }

  package var expectation: String {
    switch self {
    case .none: "nothing"
    case .optional(let meaning, _), .text(let meaning, _): meaning
    case .number(let rule): rule.expectation
    case .pair(let rule): "\(rule.expectation), or two of them as A,B"
    case .numbers(let rule): "\(rule.expectation), or several as A,B,…"
    case .numberOrWord(let rule, let words): "\(words.joined(separator: ", ")) or \(rule.expectation)"
    case .word(let words): words.inSentence()
    }
  }
}

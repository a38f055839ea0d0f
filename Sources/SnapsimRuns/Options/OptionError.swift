import ScrollSimulation
import SnapsimText

/// A mistake in the value of an option, or in several options together.
package enum OptionError: CommandError, Equatable {
  case missingValue(Option)
  case badNumber(Option, String, NumberText.Flaw)
  case outOfRange(Option, String, NumberRule)
  case tooManyNumbers(Option, String)
  case badRange(Option, String, NumberSequence.Flaw)
  case unknownWord(Option, String, nearest: String?)
  case unknownDevice(String, nearest: [String])
  case badGesture(part: String, NumberText.Flaw?)
  case nothingToInterrupt
  case conflict(Option, Option)
  case needs(Option, Option)

  package var exitCode: ExitCode { .usage }

  package var message: String {
    switch self {
    case .missingValue(let option):
      return "missing value for \(option.flag) (\(option.value.rule?.unit ?? option.value.expectation))"
    case .badNumber(let option, let text, .malformed):
      let several = option.isSweepable && (text.contains("..") || text.contains("{"))
      return
        "\(option.flag) '\(text)' is not a number; expected \(option.value.expectation), as in "
        + (several ? "-1200, a list -300,-1200 or a range -3000:3000:250" : "-1200, 0.5 or 1e3")
    case .badNumber(let option, let text, .notFinite):
      return "\(option.flag) '\(text)' is not a finite number; expected \(option.value.expectation)"
    case .badNumber(let option, let text, .typographicMinus):
      return "\(option.flag) '\(text)' begins with a typographic minus or dash; use the hyphen '-'"
    case .outOfRange(let option, let text, let rule):
      return
        "\(option.flag) \(text) is out of range; expected \(Self.expectation(option, rule))\(Self.limit(text))"
    case .tooManyNumbers(let option, let text):
      return "\(option.flag) '\(text)' has more than two numbers; expected A for both ends, or A,B"
    case .badRange(let option, let text, let flaw):
      return
        "\(option.flag) \(text) \(Self.words(flaw)); expected from:to or from:to:step, as in -3000:3000:250"
    case .unknownWord(let option, let text, let nearest):
      return
        "\(option.flag) '\(text)' is unknown\(Suggestion.question(nearest)); expected \(option.value.expectation)"
    case .unknownDevice(let name, let nearest):
      return
        "there is no device '\(name)' (did you mean \(Choice.words(nearest))?); snapsim devices lists all"
    case .badGesture(let part, .notFinite):
      return "--gesture has '\(part)', which is not a finite number"
    case .badGesture(let part, .typographicMinus):
      return "--gesture has '\(part)', which has a typographic minus or dash; use the hyphen '-'"
    case .badGesture(let part, _):
      return
        "--gesture has '\(part)', which is not valid; "
        + "expected drag=PT, velocity=PT/S and after=S (at least 0), each at most once, joined by commas"
    case .nothingToInterrupt:
      return "the first --gesture has after=, but there is none before it to interrupt; leave after= out"
    case .conflict(let one, let other):
      return "\(one.flag) and \(other.flag) exclude each other; leave one of them out"
    case .needs(let option, let other):
      return "\(option.flag) says nothing without \(other.flag); add \(other.flag), or leave it out"
    }
  }

  /// The values taken by a rule that need not be the option's own.
  private static func expectation(_ option: Option, _ rule: NumberRule) -> String {
    option.value.rule == rule ? option.value.expectation : rule.expectation
  }

  /// The largest number, where that is what was passed.
  private static func limit(_ text: String) -> String {
    abs(Double(text) ?? 0) > ScrollLayout.limit ? ", and no larger than 2^53" : ""
  }

  private static func words(_ flaw: NumberSequence.Flaw) -> String {
    switch flaw {
    case .number, .parts: "is not a range"
    case .zeroStep: "is a range whose step is 0"
    case .wrongSign: "is a range whose step leads away from its end"
    case .tooMany: "is a range of more than \(NumberSequence.limit) numbers"
    }
  }
}

// What the simulation refuses, with words and exit codes for the command line.

extension ScrollLayoutError: CommandError {
  package var message: String { "\(description); \(hint)" }

  package var exitCode: ExitCode { .usage }

  private var hint: String {
    switch self {
    case .noContainer: "make --safe-area or --content-margins smaller, or the scroll view longer"
    case .noRoomForItems: "make --spacing or --per-page smaller, or give --item-length"
    case .itemsOverlap: "make --spacing larger than minus the length of an item"
    case .noItems: "give items in place of a content length"
    case .noItemsToKeep: "write --keep offset or --keep bottom, or give items in place of a content length"
    case .contentTooLong, .tooManyPages: "use fewer or shorter items"
    case .outOfRange, .tooSmall, .empty: "choose another value"
    }
  }
}

extension SimulationError: CommandError {
  package var message: String {
    switch self {
    case .startTooFarPastTheEnd(let offset, let bounds, let reach):
      "--offset \(offset.inSentence) is further past the end than a rubber band stretches; "
        + "expected more than \((-bounds).inSentence) and less than \((reach + bounds).inSentence)"
    case .outOfRange, .targetNotFinite: description
    }
  }

  package var exitCode: ExitCode {
    if case .targetNotFinite = self { .badData } else { .usage }
  }
}

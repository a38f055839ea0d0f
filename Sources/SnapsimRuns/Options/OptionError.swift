import ScrollSimulation
import SnapsimText

/// A mistake in the value of an option, or in several options together.
package struct OptionError: CommandError, Equatable {
  package let message: String

  /// The options at whose place it is told, where they have one.
  package let options: [Option]

  init(_ message: String, of options: [Option] = []) { (self.message, self.options) = (message, options) }
  package var exitCode: ExitCode { .usage }

  package static func missingValue(_ option: Option) -> OptionError {
    OptionError("missing value for \(option.flag) (\(option.value.rule?.unit ?? option.value.expectation))")
  }

  static func badNumber(_ option: Option, _ text: String, _ flaw: NumberText.Flaw) -> OptionError {
    let expected = "expected \(option.value.expectation)"
    switch flaw {
    case .malformed:
      let isOfSeveral = option.isSweepable && (text.contains("..") || text.contains("{"))
      let example = isOfSeveral ? "-1200, a list -300,-1200 or a range -3000:3000:250" : "-1200, 0.5 or 1e3"
      return OptionError("\(option.flag) '\(text)' is not a number; \(expected), as in \(example)")
    case .notFinite: return OptionError("\(option.flag) '\(text)' is not a finite number; \(expected)")
    case .typographicMinus:
      return OptionError(
        "\(option.flag) '\(text)' begins with a typographic minus or dash; use the hyphen '-'")
    }
  }

  /// The error of a number that a rule refuses, which need not be the option's own.
  package static func outOfRange(_ option: Option, _ text: String, _ rule: NumberRule) -> OptionError {
    let expected = option.value.rule == rule ? option.value.expectation : rule.expectation
    let limit = abs(Double(text) ?? 0) > ScrollLayout.limit ? ", and no larger than 2^53" : ""
    return OptionError("\(option.flag) \(text) is out of range; expected \(expected)\(limit)")
  }

  package static let nothingToInterrupt = OptionError(
    "the first --gesture has after=, but there is none before it to interrupt; leave after= out")
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
    case .outOfRange: description
    case .targetNotFinite: description + "; snapsim audit shows such a gesture, and the line"
    }
  }

  package var exitCode: ExitCode { if case .targetNotFinite = self { .badData } else { .usage } }
}

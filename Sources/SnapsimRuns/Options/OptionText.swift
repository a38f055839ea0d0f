import ScrollSimulation
import SnapsimText

/// From the text of an option to its value, or to what is wrong with it.
package enum OptionText {
  package static func pair(_ option: Option, _ text: String) throws -> AxisInsets {
    let numbers = try numbers(option, text)
    guard numbers.count <= 2 else { throw OptionError.tooManyNumbers(option, text) }
    return AxisInsets(leading: numbers[0], trailing: numbers[numbers.count - 1])
  }

  package static func numbers(_ option: Option, _ text: String) throws -> [Double] {
    var numbers: [Double] = []
    for part in parts(text) {
      numbers.append(try number(option, part))
    }
    return numbers
  }

  package static func rate(_ option: Option, _ text: String) throws -> DecelerationRate {
    switch text {
    case "normal": return .normal
    case "fast": return .fast
    default:
      guard let rate = DecelerationRate(perMillisecond: try number(option, text)) else {
        throw OptionError.outOfRange(option, text, .rate)
      }
      return rate
    }
  }

  package static func sequence(_ option: Option, _ text: String) throws -> NumberSequence {
    let sequence: NumberSequence
    do {
      sequence = try NumberSequence(text)
    } catch {
      switch error {
      case .number(let part, .malformed): throw OptionError.malformedNumber(option, part)
      case .number(let part, .notFinite): throw OptionError.notFinite(option, part)
      case .number(let part, .typographicMinus): throw OptionError.typographicMinus(option, part)
      case .parts, .zeroStep, .wrongSign, .tooMany: throw OptionError.badRange(option, text, error)
      }
    }
    if let rule = option.value.rule, !sequence.allSatisfy(rule.takes) {
      throw OptionError.outOfRange(option, text, rule)
    }
    return sequence
  }

  package static func device(_ name: String) throws -> Device {
    do {
      return try Device.named(name)
    } catch {
      throw OptionError.unknownDevice(
        name, nearest: Suggestion.closest(3, to: name, in: Device.all.map(\.name)))
    }
  }

  private static func parts(_ text: String) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false)
  }

  /// The number that a text stands for, if the option's rule takes it.
  package static func number(_ option: Option, _ text: some StringProtocol) throws -> Double {
    let value: Double
    do {
      value = try NumberText.parse(text)
    } catch {
      switch error {
      case .malformed: throw OptionError.malformedNumber(option, String(text))
      case .notFinite: throw OptionError.notFinite(option, String(text))
      case .typographicMinus: throw OptionError.typographicMinus(option, String(text))
      }
    }
    if let rule = option.value.rule, !rule.takes(value) {
      throw OptionError.outOfRange(option, String(text), rule)
    }
    return value
  }
}

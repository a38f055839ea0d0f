import ScrollSimulation

/// From the text of an option to its value, or to what is wrong with it.
enum OptionText {
  static func number(_ option: Option, _ text: String) throws -> Double {
    try number(option, text[...])
  }

  static func pair(_ option: Option, _ text: String) throws -> AxisInsets {
    let numbers = try numbers(option, text)
    guard numbers.count <= 2 else { throw SnapsimError.tooManyNumbers(option, text) }
    return AxisInsets(leading: numbers[0], trailing: numbers[numbers.count - 1])
  }

  static func numbers(_ option: Option, _ text: String) throws -> [Double] {
    var numbers: [Double] = []
    for part in parts(text) {
      numbers.append(try number(option, part))
    }
    return numbers
  }

  static func rate(_ option: Option, _ text: String) throws -> DecelerationRate {
    switch text {
    case "normal": return .normal
    case "fast": return .fast
    default:
      guard let rate = DecelerationRate(perMillisecond: try number(option, text)) else {
        throw SnapsimError.outOfRange(option, text, .rate)
      }
      return rate
    }
  }

  static func word(
    _ option: Option,
    _ text: String,
    of words: [String]
  ) throws -> String {
    guard words.contains(text) else {
      throw SnapsimError.unknownWord(option, text, nearest: Suggestion.nearest(to: text, in: words))
    }
    return text
  }

  /// A format of a command; one that other commands have is taken too, and refused with what this one has.
  static func format(_ text: String, of command: Command) throws -> OutputFormat {
    if let format = OutputFormat(rawValue: text) { return format }
    let nearest = Suggestion.nearest(to: text, in: command.formats.map(\.rawValue))
    throw SnapsimError.unknownFormat(text, by: command, nearest: nearest)
  }

  static func sequence(_ option: Option, _ text: String) throws -> NumberSequence {
    let sequence: NumberSequence
    do {
      sequence = try NumberSequence(text)
    } catch {
      switch error {
      case .number(let part, .malformed): throw SnapsimError.malformedNumber(option, part)
      case .number(let part, .notFinite): throw SnapsimError.notFinite(option, part)
      case .number(let part, .typographicMinus): throw SnapsimError.typographicMinus(option, part)
      case .parts, .zeroStep, .wrongSign, .tooMany: throw SnapsimError.badRange(option, text, error)
      }
    }
    if let rule = option.descriptor.value.rule, !sequence.satisfies(rule) {
      throw SnapsimError.outOfRange(option, text, rule)
    }
    return sequence
  }

  static func device(_ name: String) throws -> Device {
    do {
      return try Device.named(name)
    } catch {
      throw SnapsimError.unknownDevice(name, nearest: Suggestion.nearest(to: name, in: Device.all.map(\.name)))
    }
  }

  private static func parts(_ text: String) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false)
  }

  /// The number that a text stands for, if the option's rule takes it.
  static func number(
    _ option: Option,
    _ text: Substring
  ) throws -> Double {
    let value: Double
    do {
      value = try NumberText.parse(text)
    } catch {
      switch error {
      case .malformed: throw SnapsimError.malformedNumber(option, String(text))
      case .notFinite: throw SnapsimError.notFinite(option, String(text))
      case .typographicMinus: throw SnapsimError.typographicMinus(option, String(text))
      }
    }
    if let rule = option.descriptor.value.rule, !rule.takes(value) {
      throw SnapsimError.outOfRange(option, String(text), rule)
    }
    return value
  }
}

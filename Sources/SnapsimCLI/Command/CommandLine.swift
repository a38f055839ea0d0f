import SnapsimRuns
import SnapsimText

extension Invocation {
  /// Takes a command line apart; nothing is looked up beyond the names of options and commands.
  init(_ arguments: [String], _ commands: [Command]) throws {
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument == "-h" || argument == "-q" {
        given.append(Given(option: argument == "-h" ? .help : .quiet))
      } else if argument.hasPrefix("--") {
        let option = try Self.option(argument, commands, rest: &rest)
        let isSpec = [.behavior, .name].contains(option.option)
        given += try isSpec ? Given.all(option.option, option.text ?? "") : [option]
      } else if argument.hasPrefix("-"), argument != "-" {
        if NumberText.looksNegative(argument) {
          throw UsageError.unexpected(argument, meant: commands.meaning(of: argument))
        }
        throw UsageError.unknownOption(
          argument, nearest: commands.option(named: String(argument.dropFirst()))?.flag)
      } else if command == nil, operands.isEmpty, commands.names.contains(argument) {
        command = argument
      } else {
        operands.append(argument)
      }
    }
  }

  private static func option(
    _ argument: String, _ commands: [Command], rest: inout ArraySlice<String>
  ) throws -> Given {
    let typed = argument.dropFirst(2)
    let equals = typed.firstIndex(of: "=")
    let name = String(typed[..<(equals ?? typed.endIndex)])
    let text = equals.map { String(typed[typed.index(after: $0)...]) }
    guard let option = commands.option(named: name) else {
      if let instead = UsageError.removedOptions[name] {
        throw UsageError("there is no option --\(name) any more; \(instead)")
      }
      let nearest =
        Option.ofRuns.meant(by: name)?.name ?? Suggestion.nearest(to: name, in: commands.options.map(\.name))
      throw UsageError.unknownOption("--" + name, nearest: nearest.map { "--" + $0 })
    }
    if let text {
      if case .none = option.value {
        throw UsageError("\(option.flag) takes no value, but has '\(text)'; write \(option.flag) alone")
      }
      if text.isEmpty, !option.takesValue {
        throw UsageError("\(option.flag)= has no value; write \(option.flag) alone, or one behind the =")
      }
      return Given(option: option, text: text)
    }
    let isNext = rest.first.map { option.takesValue ? isValue($0, of: option) : option.value.takes($0) }
    if isNext == true { return Given(option: option, text: rest.removeFirst()) }
    if option.takesValue { throw OptionError.missingValue(option) }
    return Given(option: option, text: nil)
  }

  /// Whether an argument that follows an option is its value: a hyphen begins one only in a number, or alone.
  private static func isValue(_ argument: String, of option: Option) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    return option.value.rule != nil && NumberText.looksNegative(argument)
  }
}

extension [Command] {
  /// The probable meaning of an argument that is neither command nor option, in words.
  func meaning(of argument: String) -> String? {
    if let command = Suggestion.nearest(to: argument, in: names + ["help"]) {
      return "the command \(command)"
    }
    if argument.contains(BehaviorSpec.fileSuffix)
      || BehaviorCatalog.ours.contains(where: { $0.name == argument })
    {
      return "\(Option.behavior.flag) \(argument)"
    }
    return first { $0.fileEndings.contains(where: argument.hasSuffix) }
      .map { "snapsim \($0.name) \(argument)" }
  }
}

extension UsageError {
  static func unknownOption(_ flag: String, nearest: String?) -> Self {
    Self("there is no option \(flag); \(nearest.map { "did you mean \($0)?" } ?? "see snapsim --help")")
  }

  static func unexpected(_ argument: String, meant: String?) -> Self {
    let hint =
      meant.map { " (did you mean \($0)?)" } ?? "; a value follows its option, as in --velocity -1200"
    return Self("unexpected argument '\(argument)'\(hint)")
  }

  fileprivate static let removedOptions = [
    "guess": "leave it out, and fill in the arguments that the error then asks for",
    "try-arguments":
      "audit the arguments that you mean, as in --behavior './Snap.swift:Snap(step: {0,-40,1e9})'",
  ]
}

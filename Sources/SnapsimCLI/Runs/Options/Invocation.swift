/// A command line taken apart: which command, which options with which texts, in the order they were typed.
struct Invocation: Equatable {
  /// One option as it was given.
  struct Given: Equatable {
    let option: Option
    let text: String?
  }

  /// The command; settling where none was typed.
  var command = Command.settle

  /// The options, in the order typed.
  var given: [Given] = []

  /// Arguments that are neither command nor option, in the order typed.
  var operands: [String] = []

  /// Whether an option stands there.
  func has(_ option: Option) -> Bool {
    given.contains { $0.option == option }
  }

  /// A command line without arguments.
  init() {}

  /// Takes a command line apart; nothing is looked up beyond the names of options and commands.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var isNamed = false
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument == "-h" {
        given.append(Given(option: .help, text: nil))
      } else if argument.hasPrefix("--") {
        given.append(try Self.option(argument, &rest))
      } else if argument.hasPrefix("-"), argument != "-" {
        throw NumberText.looksNegative(argument)
          ? SnapsimError.unexpectedArgument(argument)
          : SnapsimError.unknownOption(argument, nearest: Option(rawValue: String(argument.dropFirst()))?.flag)
      } else if !isNamed, operands.isEmpty, let named = Command(rawValue: argument) {
        command = named
        isNamed = true
      } else {
        operands.append(argument)
      }
    }
  }

  /// Checks that the command takes what stands there.
  func checkAgainstCommand() throws {
    for given in given where !command.takes(given.option) {
      throw SnapsimError.notTaken(given.option, by: command)
    }
    let taken = command.operand == nil ? 0 : 1
    guard operands.count > taken else { return }
    if command.takesFile { throw SnapsimError.severalFiles(by: command, operands[0], operands[1]) }
    throw SnapsimError.unexpectedArgument(operands[taken])
  }

  /// Whether help is asked for anywhere before `--`: it is given even beside an error.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == Option.help.flag }
  }

  private static func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws -> Given {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, in: Option.allCases.map(\.rawValue))
      throw SnapsimError.unknownOption("--" + name, nearest: nearest.map { "--" + $0 })
    }
    if case .none = option.descriptor.value {
      if parts.count > 1 { throw SnapsimError.unexpectedValue(option, String(parts[1])) }
      return Given(option: option, text: nil)
    }
    if parts.count > 1 { return Given(option: option, text: String(parts[1])) }
    guard let next = rest.first, isValue(next, of: option) else { throw SnapsimError.missingValue(option) }
    rest.removeFirst()
    return Given(option: option, text: next)
  }

  /// Whether an argument that follows an option is its value: a hyphen begins one only in a number, or alone.
  private static func isValue(_ argument: String, of option: Option) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    return option.descriptor.value.rule != nil && NumberText.looksNegative(argument)
  }
}

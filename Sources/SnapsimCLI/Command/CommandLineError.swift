/// What a command is not to be asked.
enum CommandLineError: CommandError, Equatable {
  /// An option that other commands take.
  case notTaken(Option, by: String, takers: [String])
  case severalFiles(by: String, String, String)
  case missingFile(by: String)

  var message: String {
    switch self {
    case .notTaken(let option, let command, let takers):
      let hint =
        (1...2).contains(takers.count) ? ", or use \(Choice.words(takers.map { "snapsim \($0)" }))" : ""
      return "\(command) takes no \(option.flag); leave it out\(hint)"
    case .severalFiles(let command, let first, let second):
      return
        "snapsim \(command) takes one file, and here are '\(first)' and '\(second)'; run it once for each"
    case .missingFile(let command):
      return "snapsim \(command) needs a file; name one, or - for standard input"
    }
  }

  var exitCode: ExitCode { .usage }
}

extension Command {
  /// Checks that it takes what stands on a command line.
  static func check(_ invocation: Invocation, among commands: CommandList) throws {
    let options = Set(options)
    for given in invocation.given where !options.contains(given.option) {
      throw CommandLineError.notTaken(
        given.option, by: name == commands.standard.name ? "snapsim" : "snapsim \(name)",
        takers: commands.commands.filter { $0.options.contains(given.option) }.map { $0.name })
    }
    let taken = operand == nil ? 0 : 1
    guard invocation.operands.count > taken else { return }
    if takesFile {
      throw CommandLineError.severalFiles(by: name, invocation.operands[0], invocation.operands[1])
    }
    let argument = invocation.operands[taken]
    throw ArgumentError.unexpected(argument, meant: commands.grammar.meaning(of: argument))
  }
}

import SnapsimRuns
import SnapsimText

// What a command is not to be asked.
extension Command {
  /// Checks that it takes what stands on a command line.
  static func check(_ invocation: Invocation, among commands: CommandList) throws {
    for given in invocation.given where !accepts(given.option) {
      let takers = commands.commands.filter { $0.accepts(given.option) }.map { "snapsim \($0.name)" }
      let hint = (1...2).contains(takers.count) ? ", or use \(Choice.words(takers))" : ""
      let named = name == commands.standard.name ? "snapsim" : "snapsim \(name)"
      throw UsageError("\(named) takes no \(given.option.flag); leave it out\(hint)")
    }
    let taken = operand == nil ? 0 : takesSeveral ? Int.max : 1
    guard invocation.operands.count > taken else { return }
    if takesFile {
      throw UsageError(
        "snapsim \(name) takes one file, and here are '\(invocation.operands[0])' and "
          + "'\(invocation.operands[1])'; run it once for each")
    }
    let argument = invocation.operands[taken]
    throw ArgumentError.unexpected(argument, meant: commands.meaning(of: argument))
  }
}

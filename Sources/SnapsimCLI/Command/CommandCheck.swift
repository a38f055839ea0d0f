import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

// What a command is not to be asked.
extension Command {
  func check(_ invocation: Invocation, among commands: [Command]) throws {
    for given in invocation.given where !options.contains(given.option) {
      let takers = commands.filter { $0.takes().contains(given.option) }.map { "snapsim \($0.name)" }
      let hint = (1...2).contains(takers.count) ? ", or use \(takers.inSentence())" : ""
      let named = name == commands.standard.name ? "snapsim" : "snapsim \(name)"
      throw UsageError("\(named) takes no \(given.option.flag); leave it out\(hint)")
    }
    if operand?.contains("PATH") == true {
      for path in invocation.operands
      where Platform.kind(of: path) == .none && !path.hasSuffix(BehaviorSpec.fileSuffix)
        && Invocation.lined(path) == nil
      {
        if let meant = commands.meaning(of: path) { throw UsageError.unexpected(path, meant: meant) }
      }
    }
    for given in invocation.given where given.option == .format { try check(format: given.text ?? "") }
    let taken = operand == nil ? 0 : takesSeveral ? Int.max : 1
    guard invocation.operands.count > taken else {
      if let output = invocation.text(of: .output) { try check(output: output, of: invocation) }
      return
    }
    if takesFile {
      throw UsageError(
        "snapsim \(name) takes one file, and here are '\(invocation.operands[0])' and "
          + "'\(invocation.operands[1])'; run it once for each")
    }
    let argument = invocation.operands[taken]
    if !argument.hasPrefix("-"), invocation.given.contains(where: { $0.option == .check && $0.text == nil }) {
      // What follows is a check that there is not.
      var checks = RowChecks()
      try checks.add(argument)
    }
    throw UsageError.unexpected(argument, meant: commands.meaning(of: argument))
  }

  private func check(format text: String) throws {
    let names = formats.map(\.rawValue)
    guard let format = OutputFormat(rawValue: text) else {
      let meant = Suggestion.question(Suggestion.nearest(to: text, in: names))
      throw UsageError("--format '\(text)' is unknown\(meant); expected \(names.inSentence())")
    }
    guard !formats.contains(format) else { return }
    let isDrawn = takes().contains(.velocity) && format.isPicture
    let drawing = isDrawn ? ", or leave \(name) out to draw where gestures settle" : ""
    let isForPlay = format.isReport && takes().contains(.printScenario)
    let way = isForPlay ? ", or snapsim play, which takes a file that --print-scenario writes" : ""
    throw UsageError(
      "snapsim \(name) has no --format \(text); expected \(names.inSentence())\(drawing)\(way)")
  }
}

// What a command reads, which it is not to write.
extension Command {
  /// The files that a command line has it read, by now: those that it names, of its views and of its behaviors.
  func files(readBy invocation: Invocation) -> [String] {
    let paths = operand?.contains("PATH") == true ? invocation.operands : []
    let named = takesFile ? files(invocation.operands) : (try? ViewFiles.all(in: paths)) ?? paths
    let viewed = invocation.text(of: .view).map { [Invocation.place($0).file] } ?? []
    return named + viewed + behaviorSpecs(invocation).compactMap { BehaviorFileSpec($0)?.files }.joined()
  }

  /// Refuses a file for the output that is read too, under whatever name.
  private func check(output: String, of invocation: Invocation) throws {
    guard output != "-", Platform.kind(of: output) == .regular else { return }
    let readsStandardInput = takesFile && (invocation.operands.isEmpty || invocation.operands.contains("-"))
    let input =
      readsStandardInput && Platform.isStandardInput(output)
      ? "standard input" : files(readBy: invocation).first { Platform.isSameFile($0, output) }
    guard let input else { return }
    let spelling = input == output ? "" : " as \(input)"
    throw UsageError(
      "\(Option.output.flag) \(output) would replace a file that is read\(spelling); name another one")
  }
}

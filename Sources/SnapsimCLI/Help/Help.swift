/// Help, made from the tables of options, commands and exit codes.
enum Help {
  /// The widest line.
  static let width = 80

  /// The help on a topic or a command, or the summary.
  static func on(_ topic: String?) throws -> String {
    guard let topic else { return summary }
    if let topic = HelpTopic(rawValue: topic) { return topic.text }
    if let command = Command(rawValue: topic) { return of(command) }
    let valid = HelpTopic.allCases.map(\.rawValue) + Command.allCases.map(\.rawValue)
    throw SnapsimError.unknownTopic(topic, nearest: Suggestion.nearest(to: topic, in: valid))
  }

  /// The help that a command line asks for: on its command where it names one, otherwise the summary.
  static func on(_ arguments: [String]) -> String {
    let named = arguments.first.flatMap { Command(rawValue: $0) } ?? (try? Invocation(arguments))?.command
    guard let named, arguments.contains(named.rawValue) else { return summary }
    return of(named)
  }

  /// One screen: what it is for, how it is called, every option with its unit and default.
  static var summary: String {
    var lines = ["snapsim \(Snapsim.version): where does a scroll view settle, and why?", ""]
    let usages =
      Command.allCases.map { ($0 == .settle ? "[settle] [options]" : usage($0), $0.summary) }
      + [("help [TOPIC]", "more on a command or a topic, see below")]
    for (index, usage) in usages.enumerated() {
      lines.append((index == 0 ? "Usage: snapsim " : "       snapsim ") + padded(usage.0, to: 26) + usage.1)
    }
    lines += ["", "Examples:"]
    lines += examples.map { "  " + $0 }
    lines.append("")
    for group in OptionGroup.allCases where group != .other {
      lines += wrapped(
        Option.table.filter { $0.group == group }.map(briefly),
        after: padded(group.rawValue, to: 10)
      )
    }
    lines += wrapped(
      HelpTopic.allCases.map(\.rawValue), after: padded("topics", to: 10), separator: " ")
    lines += wrapped(
      ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }, after: padded("exit", to: 10), separator: "; "
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a command does, and the options that it takes.
  static func of(_ command: Command) -> String {
    var lines = ["snapsim \(command.rawValue): \(command.summary)", "", "Usage: snapsim \(usage(command))"]
    if command == .settle { lines.append("       snapsim [options]") }
    for paragraph in command.story {
      lines.append("")
      lines += wrapped(words(paragraph), after: "", separator: " ")
    }
    lines += optionLines(of: command)
    if !command.examples.isEmpty { lines += ["", "Examples:"] + command.examples.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every option with what it means.
  static var options: String {
    let lines = ["Options of snapsim; lengths are in points, defaults in parentheses."]
    return (lines + optionLines(of: nil)).joined(separator: "\n") + "\n"
  }

  /// The options that a command takes with what they mean, under the headings of their groups; all without one.
  private static func optionLines(of command: Command?) -> [String] {
    var lines: [String] = []
    for group in OptionGroup.allCases {
      let rows = Option.table.filter {
        $0.group == group && (group == .other || command?.takes($0.option) ?? true)
      }
      guard !rows.isEmpty else { continue }
      lines += ["", group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()]
      for row in rows {
        let fallback = (command.map { $0.fallback(of: row.option) } ?? row.fallback).map { " (\($0))" } ?? ""
        let meaning = command?.meaning(of: row.option) ?? row.summary
        lines += defined(usage(row, of: command), meaning + fallback, at: 28)
      }
    }
    return lines
  }

  /// Every column with what it means.
  static var columns: String {
    var lines = ["Columns of snapsim, in their order; offsets are in points from the leading end.", ""]
    lines += Column.settled.flatMap(described)
    for (heading, columns) in [
      ("trace, beside offset, which is where the content then is:", Column.traced),
      ("reveal, beside item, a row for each as it first shows:", Column.revealed),
      ("play, a row for each step:", Column.played),
    ] {
      lines += ["", "Columns of snapsim \(heading)", ""]
      lines += columns.filter { !Column.settled.contains($0) }.flatMap(described)
    }
    lines.append("")
    lines += wrapped(
      words(
        "Options with a list or a range stand after gesture under their names, and so does any numeric option that "
          + "was given where --print names it; one that is called like a column of its command gets from- before it, "
          + "as from-page. Columns that a batch hands on stand in front, such ones with input- before them."),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func described(_ column: Column) -> [String] {
    defined(column.name, column.summary, at: 16)
  }

  /// Commands that show what it does; each runs.
  static let examples = [
    "snapsim --behavior paging --width 844 --velocity -1200",
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200",
    "snapsim --behavior paging --velocity -1200 --print offset",
  ]

  /// How a command is called, without the tool's name.
  static func usage(_ command: Command) -> String {
    let options = Option.allCases.contains(where: command.takes) ? ["[options]"] : []
    return ([command.rawValue] + options + (command.operand.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// How an option is typed; of formats those that a command has.
  static func usage(_ row: OptionDescriptor, of command: Command? = nil) -> String {
    if row.option == .format, let command {
      return row.option.flag + " "
        + command.formats.map(\.rawValue).joined(separator: "|")
    }
    return row.option.flag + (row.placeholder.map { " " + $0 } ?? "")
  }

  private static func briefly(_ row: OptionDescriptor) -> String {
    if case .words = row.value { return usage(row) }
    return usage(row) + (row.fallback.map { " (\($0))" } ?? "")
  }
}

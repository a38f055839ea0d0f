/// Help, made from the tables of options, commands and exit codes.
enum Help {
  /// The widest line.
  static let width = 80

  /// What there is help on.
  static let topics = ["options", "columns"]

  /// The help on a topic, or the summary.
  static func on(_ topic: String?) throws(SnapsimError) -> String {
    switch topic {
    case nil: return summary
    case "options": return options
    case "columns": return columns
    case .some(let topic):
      throw .unknownTopic(topic, nearest: Suggestion.nearest(to: topic, in: topics))
    }
  }

  /// One screen: what it is for, how it is called, every option with its unit and default.
  static var summary: String {
    var lines = ["snapsim \(Snapsim.version): where does a scroll view settle, and why?", ""]
    let commands = Command.allCases.filter { $0 != .settle }.map { command in
      (
        ([command.rawValue] + (command.takes(.width) ? ["[options]"] : [])
          + (command.operand.map { [$0] } ?? [])).joined(separator: " "),
        command.summary
      )
    }
    let usages =
      [("[options]", Command.settle.summary)] + commands + [
        ("help " + topics.joined(separator: "|"), "what each of them means")
      ]
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
    lines += wrapped(exitCodes, after: padded("exit", to: 10), separator: "; ")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every option with what it means.
  static var options: String {
    var lines = ["Options of snapsim; lengths are in points, defaults in parentheses."]
    for group in OptionGroup.allCases {
      lines += ["", group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()]
      for row in Option.table where row.group == group {
        let fallback = row.fallback.map { " (\($0))" } ?? ""
        let head = "  " + usage(row)
        let body = wrapped(words(row.summary + fallback), after: padded("", to: 28), separator: " ")
        if head.count <= 26 {
          lines.append(padded(head, to: 28) + body[0].dropFirst(28))
          lines += body.dropFirst()
        } else {
          lines.append(head)
          lines += body
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every column with what it means.
  static var columns: String {
    var lines = ["Columns of snapsim, in their order; offsets are in points from the leading end.", ""]
    lines += Column.settled.flatMap(described)
    lines += ["", "Columns of snapsim trace, beside offset, which is where the content then is:", ""]
    lines += Column.traced.filter { !Column.settled.contains($0) }.flatMap(described)
    lines += ["", "Columns of snapsim reveal, beside item, a row for each as it first shows:", ""]
    lines += Column.revealed.filter { !Column.settled.contains($0) }.flatMap(described)
    lines += [
      "",
      "Options with a list or a range stand after gesture under their names; one",
      "that is called like a column of its command gets from- before it, as from-page.",
      "Columns that a batch hands on stand in front, such ones with input- before them.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func described(_ column: Column) -> [String] {
    let body = wrapped(words(column.summary), after: padded("", to: 16), separator: " ")
    return [padded("  " + column.name, to: 16) + body[0].dropFirst(16)] + body.dropFirst()
  }

  /// Commands that show what it does; each runs.
  static let examples = [
    "snapsim --behavior paging --width 844 --velocity -1200",
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200",
    "snapsim --behavior paging --velocity -1200 --print offset",
  ]

  private static var exitCodes: [String] {
    ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }
  }

  private static func usage(_ row: OptionDescriptor) -> String {
    row.option.flag + (row.placeholder.map { " " + $0 } ?? "")
  }

  private static func briefly(_ row: OptionDescriptor) -> String {
    if case .words = row.value { return usage(row) }
    return usage(row) + (row.fallback.map { " (\($0))" } ?? "")
  }

  /// Text in lines of at most `width`, each indented.
  static func paragraph(_ text: String, indent: Int) -> [String] {
    wrapped(words(text), after: padded("", to: indent), separator: " ")
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Items side by side in lines of at most `width`, the first after a heading, the others below it.
  private static func wrapped(
    _ items: [String],
    after heading: String,
    separator: String = "  "
  ) -> [String] {
    let indent = String(repeating: " ", count: heading.count)
    var lines: [String] = []
    var line = heading
    var isEmpty = true
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let tail = isLast ? "" : separator.trimmingSuffix(of: " ")
      if !isEmpty, line.count + separator.count + item.count + tail.count > width {
        lines.append(line + separator.trimmingSuffix(of: " "))
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : separator) + item
      isEmpty = false
    }
    lines.append(line)
    return lines
  }
}

extension String {
  fileprivate func trimmingSuffix(of character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}

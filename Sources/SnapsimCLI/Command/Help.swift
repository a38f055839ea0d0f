import SnapsimRuns
import SnapsimText

/// Help, made from the commands with their options and from the tables of behaviors, formats and exit codes.
struct Help {
  private let commands: [Command]

  init(_ commands: [Command]) { self.commands = commands }

  /// Topics on what can be written.
  static let writing = [
    HelpTopic(name: "swiftui", summary: "your view in flags, with recipes") { _ in SwiftUIHelp.text },
    HelpTopic(name: "options", summary: "what each option means") { Help($0).options },
    HelpTopic(name: "columns", summary: "what each column means") { Help($0).columns },
    HelpTopic(name: "behaviors", summary: "how a behavior and its parameters are written") { _ in behaviors },
    HelpTopic(name: "velocity", summary: "units and signs of velocities") { _ in VelocityHelp.text },
    HelpTopic(name: "formats", summary: "how rows are written") { _ in formats },
  ]

  /// Topics on what stands behind.
  static let background = [
    HelpTopic(name: "model", summary: "what is measured, documented and chosen") { _ in model },
    HelpTopic(name: "exit-codes", summary: "how it ends, and when") { _ in exitCodes },
    HelpTopic(name: "man", summary: "the manual page, as mdoc") { ManPage($0).text },
  ]

  /// The help that a command line asks for, if it does: it is given even beside an error.
  func answer(_ arguments: [String]) throws -> String? {
    guard arguments.first == "help" else { return Invocation.asksForHelp(arguments) ? on(arguments) : nil }
    let topics = arguments.dropFirst().filter { !["-h", Option.help.flag].contains($0) }
    if topics.count > 1 {
      throw ArgumentError.unexpected(topics[1], meant: commands.meaning(of: topics[1]))
    }
    return try on(topics.first)
  }

  /// The help on a topic or a command, or the summary.
  func on(_ topic: String?) throws -> String {
    guard let name = topic else { return summary }
    if let topic = commands.topics.first(where: { $0.name == name }) { return topic.text(commands) }
    if let command = commands.command(named: name) { return of(command) }
    if let parts = try? SpecParts(name), let behavior = Self.page(ofBehavior: parts.name) { return behavior }
    if let entries = entries(named: name) { return entries }
    let topics = commands.topics.map(\.name)
    let meant = Suggestion.question(
      Suggestion.nearest(
        to: name,
        in: topics + commands.names + BehaviorCatalog.ours.map(\.name) + commands.columns.map(\.name)))
    throw UsageError(
      "there is no help on '\(name)'\(meant); expected \(Choice.words(topics)), a command, a behavior, an option "
        + "or a column")
  }

  /// The entries of options and columns by a name, with or without the hyphens of an option.
  private func entries(named name: String) -> String? {
    let option = commands.options.first { $0.name == name || $0.flag == name }
    let column = commands.columns.first { $0.name == name }
    let lines = (option.map { Self.described($0) } ?? []) + (column.map(Self.described) ?? [])
    return lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n"
  }

  /// The help that a command line asks for: on its command where it names one, otherwise the summary.
  func on(_ arguments: [String]) -> String {
    let first = arguments.first.flatMap { commands.command(named: $0) }
    let named = first ?? (try? Invocation(arguments, commands))?.command.flatMap(commands.command)
    return named.map(of) ?? summary
  }

  /// One screen: what it is for, how it is called, every option with its unit and default.
  var summary: String {
    var lines = ["snapsim \(Version.current): where does a scroll view settle, and why?"]
    let usages =
      commands.filter { $0.takesOptions }.map {
        ($0.name == commands.standard.name ? "[\($0.name)] [options]" : Self.usage($0), $0.summary)
      }
    for (index, usage) in usages.enumerated() {
      lines.append(
        (index == 0 ? "Usage: snapsim " : "       snapsim ") + Paragraph.padded(usage.0, to: 26) + usage.1)
    }
    // What only lists something says so by its name; all of this is to fit a screen.
    lines.append(
      "       snapsim "
        + (commands.filter { !$0.takesOptions }.map(Self.usage) + ["help [TOPIC]"])
        .joined(separator: " | "))
    lines += ["", "Examples:"]
    lines += commands.standard.examples.map { "  " + $0 }
    lines.append("")
    let options = commands.options
    for group in OptionGroup.allCases where group != .other {
      lines += Paragraph.wrapped(
        options.filter { $0.group == group }.map(Self.briefly),
        after: Paragraph.padded(group.rawValue, to: 10)
      )
    }
    lines += Paragraph.wrapped(
      commands.topics.map(\.name), after: Paragraph.padded("topics", to: 10), separator: " ")
    lines += Paragraph.wrapped(
      ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }, after: Paragraph.padded("exit", to: 10),
      separator: "; "
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// A command's purpose and options.
  func of(_ command: Command) -> String {
    var lines = ["snapsim \(command.name): \(command.summary)", "", "Usage: snapsim \(Self.usage(command))"]
    if command.name == commands.standard.name { lines.append("       snapsim [options]") }
    for paragraph in command.story {
      lines.append("")
      lines += Paragraph.wrapped(Paragraph.words(paragraph), after: "", separator: " ")
    }
    lines += ownOptionLines(of: command)
    if !command.examples.isEmpty { lines += ["", "Examples:"] + command.examples.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The options of a command's own, and those that mean something else to it; then where the others are told of.
  private func ownOptionLines(of command: Command) -> [String] {
    let taken = command.options.filter { $0.group != .other }
    let isShared = { (option: Option) in Option.ofRuns.contains(option) }
    let own = taken.filter {
      !isShared($0) || command.meanings[$0] != nil || $0 == .format && command.takesOptions
    }
    var lines: [String] = []
    if !own.isEmpty {
      lines += ["", "Options"]
      let ordered = own.filter { !isShared($0) } + own.filter(isShared)
      lines += ordered.flatMap { Self.described($0, to: command) }
    }
    let others = taken.filter { isShared($0) && !own.contains($0) }
    guard !others.isEmpty else { return lines }
    return lines + [""]
      + Paragraph.lines("Also \(Self.groups(of: others, among: taken)); see snapsim help options.", indent: 0)
  }

  /// Shared options by their groups; of a group of which most are missing, those that are there.
  private static func groups(of options: [Option], among all: [Option]) -> String {
    let phrases = OptionGroup.allCases.compactMap { group -> String? in
      let ofGroup = Option.ofRuns.filter { $0.group == group }
      let (told, missing) = (ofGroup.filter(options.contains), ofGroup.filter { !all.contains($0) })
      if told.isEmpty { return nil }
      guard missing.count < told.count else { return told.map(\.flag).joined(separator: " ") }
      let but = missing.isEmpty ? "" : " but \(missing.map(\.flag).joined(separator: " "))"
      return "all of \(group.rawValue)\(but)"
    }
    return Choice.words(phrases, joinedBy: "and")
  }

  /// Every option with what it means.
  var options: String {
    var lines = ["Options of snapsim; lengths are in points, defaults in parentheses."]
    let all = commands.options
    for group in OptionGroup.allCases {
      let options = all.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      lines += ["", group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()]
      lines += options.flatMap { Self.described($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An option with what it means, to a command where one is given, and its default.
  private static func described(_ option: Option, to command: Command? = nil) -> [String] {
    let fallback = command.map { $0.fallback(of: option) } ?? option.fallback
    let meaning = (command?.meanings[option] ?? option.summary) + (fallback.map { " (\($0))" } ?? "")
    return Paragraph.defined(usage(option, of: command), meaning, at: 28)
  }

  /// Every column with what it means.
  var columns: String {
    var lines = ["Columns of snapsim, in their order; offsets are in points from the leading end.", ""]
    let settled = commands.standard.columns
    lines += settled.flatMap(Self.described)
    for command in commands {
      guard let heading = command.columnsHeading else { continue }
      lines += ["", "Columns of snapsim \(command.name), \(heading):", ""]
      lines += command.columns.filter { !settled.contains($0) }.flatMap(Self.described)
    }
    lines.append("")
    lines += Paragraph.wrapped(
      Paragraph.words(
        "Options with a list or a range stand after gesture under their names, and so does any numeric option that "
          + "was given where --print names it; one that is called like a column of its command gets from- before it, "
          + "as from-page. Columns that a batch hands on stand in front, such ones with input- before them."),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func described(_ column: Column) -> [String] {
    Paragraph.defined(column.name, column.summary, at: 16)
  }

  /// How a command is called, without the tool's name.
  static func usage(_ command: Command) -> String {
    let options = command.takesOptions ? ["[options]"] : []
    return ([command.name] + options + (command.operand.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// How an option is typed; of formats those that a command has.
  private static func usage(_ option: Option, of command: Command? = nil) -> String {
    if option == .format, let command {
      return option.flag + " " + command.formats.map(\.rawValue).joined(separator: "|")
    }
    return option.flag + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func briefly(_ option: Option) -> String {
    if case .words = option.value { return usage(option) }
    return usage(option) + (option.fallback.map { " (\($0))" } ?? "")
  }
}

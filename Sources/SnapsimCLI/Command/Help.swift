import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Help, made from the commands with their options and from the tables of behaviors, formats and exit codes.
struct Help {
  let commands: [Command]
  static let version = "0.1.0"

  func topic(_ words: ArraySlice<String>) throws -> String {
    let topics = words.filter { !["-h", Option.help.flag].contains($0) }
    if topics.count > 1 { throw UsageError.unexpected(topics[1], meant: commands.meaning(of: topics[1])) }
    return try on(topics.first)
  }

  /// The help on a topic, a command, a behavior, a check, a group of options, an option or a column, or the summary.
  func on(_ topic: String?) throws -> String {
    guard let name = topic else { return summary }
    if let topic = commands.topics.first(where: { $0.name == name }) { return topic.text(commands) }
    if let command = commands.command(named: name) { return of(command) }
    if let spec = try? BehaviorSpec(name), let behavior = Self.page(ofBehavior: spec.name) { return behavior }
    if let check = Self.page(ofCheck: name) { return check }
    let option = commands.options.first { $0.name == name || $0.flag == name }
    let column = commands.columns.first { $0.name == name }
    let entries = (option.map { Self.described($0) } ?? []) + (column.map(Self.described) ?? [])
    if !entries.isEmpty { return Self.page(entries) }
    if let group = OptionGroup(rawValue: name) { return Self.page(options(of: group)) }
    let topics = commands.topics.map(\.name)
    let known =
      topics + commands.names + BehaviorCatalog.ours.map(\.name) + AuditCheck.all.map(\.id)
      + commands.columns.map(\.name) + OptionGroup.allCases.map(\.rawValue)
    let meant = Suggestion.question(Suggestion.nearest(to: name, in: known))
    let pages = pages(with: name).map { "help \($0)" }.inSentence(joinedBy: "and")
    throw UsageError(
      "there is no help on '\(name)'\(meant); "
        + (pages.isEmpty
          ? "expected \(topics.inSentence()), a command, a behavior, a check, an option or a column"
          : "snapsim \(pages) \(pages.contains(" and ") ? "speak" : "speaks") of it"))
  }

  /// The topics and commands with a word on their pages, the three that name it most.
  private func pages(with word: String) -> [String] {
    let isWhole = { (text: String) in
      text.lowercased().words.count {
        $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains(Substring(word.lowercased()))
      }
    }
    let topics = commands.topics.filter { !["all", "man"].contains($0.name) }.map {
      ($0.name, $0.text(commands))
    }
    let pages = (topics + commands.map { ($0.name, of($0)) }).map { (name: $0.0, count: isWhole($0.1)) }
    return pages.filter { $0.count > 0 }.sorted { $0.count > $1.count }.prefix(3).map(\.name)
  }

  func page(ofCommand name: String?) -> String { name.flatMap(commands.command).map(of) ?? summary }

  /// The first screen: what it is for, a few commands to paste, and where the rest stands.
  var summary: String {
    let first = ["settle", "audit", "map", "play"]
    let usages = commands.filter { first.contains($0.name) }.map {
      "  " + Self.usage($0).padded(to: 27) + $0.summary
    }
    let others = commands.names.filter { !first.contains($0) }
    return Self.page(
      [
        "snapsim \(Self.version): where does a scroll view settle, and why?", "",
        "  snapsim --view ContentView.swift --velocity -1200    your view, one swipe",
        "  snapsim audit Sources                                each view there, judged",
        "  snapsim --behavior paging --width 844 --velocity -1200", "", "Usage: snapsim [COMMAND] [options]",
      ] + usages
        + others.wrapped(after: "  also ", separator: ", ") + [
          "", "help      snapsim help all (every option on one page),",
          "          snapsim help COMMAND, OPTION, COLUMN, BEHAVIOR, CHECK or TOPIC",
        ] + topicsAndExits)
  }

  private var topicsAndExits: [String] {
    commands.topics.map(\.name).wrapped(after: "topics".padded(to: 10), separator: " ")
      + ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }
      .wrapped(after: "exit".padded(to: 10), separator: "; ")
  }

  var all: String {
    let usages = commands.filter(\.takesOptions).map { command in
      let isStandard = command.name == commands.standard.name
      let usage = isStandard ? "[\(command.name)] [options]" : Self.usage(command)
      return (isStandard ? "Usage: snapsim " : "       snapsim ") + usage.padded(to: 26)
        + command.summary
    }
    // What only lists something says so by its name; all of this is to fit a screen.
    let lists = (commands.filter { !$0.takesOptions }.map(Self.usage) + ["help [TOPIC]"])
    let groups = OptionGroup.allCases.flatMap { group in
      commands.options.filter { $0.group == group }.map(Self.briefly)
        .wrapped(after: group.rawValue.padded(to: 10))
    }
    return Self.page(
      ["snapsim \(Self.version): where does a scroll view settle, and why?"] + usages
        + ["       snapsim " + lists.joined(separator: " | "), "", "Examples:"]
        + commands.standard.examples.map { "  " + $0 } + [""] + groups + topicsAndExits)
  }

  func of(_ command: Command) -> String {
    var lines = ["snapsim \(command.name): \(command.summary)", "", "Usage: snapsim \(Self.usage(command))"]
    if command.name == commands.standard.name { lines.append("       snapsim [options]") }
    for paragraph in command.story { lines += [""] + paragraph.wrapped() }
    let isShared = Option.ofRuns.contains
    // Its own options, and those that mean something else to it.
    let own =
      command.ownOptions
      + command.takes().filter {
        isShared($0) && (command.ownMeaning(of: $0) != nil || [.format, .behavior].contains($0))
      }
    if !own.isEmpty { lines += ["", "Options"] + own.flatMap { Self.described($0, to: command) } }
    let others = command.takes().filter { isShared($0) && !own.contains($0) }
    if !others.isEmpty {
      let groups = Self.groups(of: others, among: command.takes())
      lines += [""] + "Also \(groups); see snapsim help options.".wrapped()
    }
    return Self.page(lines + ["", "Examples:"] + command.examples.map { "  " + $0 })
  }

  /// Shared options by their groups; of a group of which most are missing, those that are there.
  private static func groups(of options: [Option], among all: [Option]) -> String {
    let phrases = OptionGroup.allCases.compactMap { group -> String? in
      let ofGroup = Option.ofRuns(in: group)
      let (told, missing) = (ofGroup.filter(options.contains), ofGroup.filter { !all.contains($0) })
      if told.isEmpty { return nil }
      guard missing.count < told.count else { return told.map(\.flag).joined(separator: " ") }
      let but = missing.isEmpty ? "" : " but \(missing.map(\.flag).joined(separator: " "))"
      return "all of \(group.rawValue)\(but)"
    }
    return phrases.inSentence(joinedBy: "and")
  }

  var options: String {
    let groups = OptionGroup.allCases.flatMap { [""] + options(of: $0) }
    return Self.page(["Options of snapsim; lengths are in points, defaults in parentheses."] + groups)
  }

  private func options(of group: OptionGroup) -> [String] {
    [group.heading] + commands.options.filter { $0.group == group }.flatMap { Self.described($0) }
  }

  private static func described(_ option: Option, to command: Command? = nil) -> [String] {
    let fallback = command.map { $0.fallback(of: option) } ?? option.fallback
    let meaning = (command?.meaning(of: option) ?? option.summary) + (fallback.map { " (\($0))" } ?? "")
    return usage(option, of: command).defined(as: meaning, at: 28)
  }

  var columns: String {
    let settled = commands.standard.columns()
    let others = commands.flatMap { command -> [String] in
      guard let heading = command.columnsHeading else { return [] }
      return ["", "Columns of snapsim \(command.name), \(heading):", ""]
        + command.columns().filter { !settled.contains($0) }.flatMap(Self.described)
    }
    return Self.page(
      ["Columns of snapsim, in their order; offsets are in points from the leading end.", ""]
        + settled.flatMap(Self.described) + others + [
          """

          Options with a list or a range stand after gesture under their names. When
          settling, and in a batch, so does any numeric option that was given where
          --print names it; one that is called like a column of its command gets from-
          before it, as from-page. Columns that a batch hands on stand in front, such
          ones with input- before them.
          """
        ])
  }

  private static func described(_ column: Column) -> [String] {
    column.name.defined(as: column.summary, at: 16)
  }

  static func usage(_ command: Command) -> String {
    ([command.name] + (command.takesOptions ? ["[options]"] : []) + (command.operand.map { [$0] } ?? []))
      .joined(separator: " ")
  }

  /// The way an option is typed; of formats those that a command has.
  private static func usage(_ option: Option, of command: Command? = nil) -> String {
    if option == .format, let command {
      return option.flag + " " + command.formats.map(\.rawValue).joined(separator: "|")
    }
    return option.flag + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func briefly(_ option: Option) -> String {
    // A list of all formats takes more than a line.
    return (option == .format ? option.flag + " NAME" : usage(option))
      + (option.fallback.map { " (\($0))" } ?? "")
  }

  fileprivate static var formats: String {
    page(
      ["Formats of snapsim, as --format NAME; the default is text, and csv in a batch.", ""]
        + OutputFormat.allCases.flatMap { $0.rawValue.defined(as: $0.summary, at: 10) } + [
          """

          Numbers have the fewest digits that read back as the same number, without .0 and
          -0, whatever the locale; text rounds them, to four decimals at most.
          --print COL,COL chooses columns and their order; with one alone, text prints
          bare values, one per row. --no-header leaves out the headings. Rows are written
          as they come about.

          --output FILE is written beside the file and takes its place when it is whole;
          until then, and if anything fails, the old file stays. Standard output is data
          only: explanations stand there under rows in text, and on standard error beside
          any other format.

          Column names, their order, JSON keys and number formats are stable: releases
          only add.
          """
        ])
  }

  fileprivate static var exitCodes: String {
    page(
      ["Exit codes of snapsim; 0 and 1 are answers, the others follow sysexits.", ""]
        + ExitCode.allCases.flatMap { "\($0.rawValue)".defined(as: $0.meaning, at: 7) } + [
          """

          A message on standard error says what is wrong, where, and what was expected.
          Rows settled before an error are written. Warnings leave the code as it is.
          """
        ])
  }

  static func page(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}

extension Session { var help: Help { Help(commands: commands) } }

extension [Command] {
  var topics: [(name: String, summary: String, text: @Sendable ([Command]) -> String)] {
    let writing: [(name: String, summary: String, text: @Sendable ([Command]) -> String)] = [
      ("swiftui", "your view in flags, with recipes", { _ in Help.swiftUI }),
      ("uikit", "layouts of UIKit, and how to port them", { _ in Help.uiKit }),
      ("all", "every command and option on one page", { Help(commands: $0).all }),
      ("options", "what each option means", { Help(commands: $0).options }),
      ("columns", "what each column means", { Help(commands: $0).columns }),
      ("behaviors", "how a behavior and its parameters are written", { _ in Help.behaviors }),
      ("velocity", "units and signs of velocities", { _ in Help.velocity }),
      ("keep", "what stays as a scroll view turns or is resized", { _ in Help.keep }),
      ("intent", "what a behavior is meant to do, in words to judge it by", { _ in Help.intent }),
      ("formats", "how rows are written", { _ in Help.formats }),
    ]
    let background: [(name: String, summary: String, text: @Sendable ([Command]) -> String)] = [
      ("model", "what is measured, documented and chosen", { _ in Help.model }),
      ("exit-codes", "how it ends, and when", { _ in Help.exitCodes }),
      ("man", "the manual page, as mdoc", { Help(commands: $0).manPage }),
    ]
    return writing + flatMap(\.topics) + background
  }
}

extension OptionGroup { var heading: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() } }

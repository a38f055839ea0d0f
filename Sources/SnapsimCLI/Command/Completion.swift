import ScrollSimulation
import SnapsimRuns

/// A command line that is being typed, and what its last word may become.
struct Completion {
  private let commands: [Command]

  /// The words before the last one, without the tool's name.
  private let before: [String]
  private let word: String
  private let name: String?
  private let command: Command

  init(of words: [String], _ commands: [Command]) {
    self.commands = commands
    before = words.dropLast()
    word = words.last ?? ""
    name = before.first { commands.names.contains($0) || $0 == "help" }
    command = name.flatMap(commands.command) ?? commands.standard
  }

  /// A line in place of words where a file is to be named, with the ending of its name behind it if that matters.
  static let files = ":files"

  /// The answer to the scripts of completions; no page tells of it.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The words that it may become, whatever is typed of them, one on a line; behind a tab its meaning, if that is told.
  var lines: [String] {
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      return values(of: option(String(word[..<sign])), part: word[word.index(after: sign)...])
    }
    if let option = before.last.flatMap(option) {
      let values = values(of: option, part: word[...])
      // What may stand there alone is followed by anything; its words are offered as soon as one fits.
      if option.takesValue || !word.hasPrefix("-") && values.contains(where: { $0.hasPrefix(word) }) {
        return values
      }
    }
    if word.hasPrefix("-") { return command.options.map { line($0.flag, command.meaning(of: $0)) } }
    let names = commands.map { line($0.name, $0.summary) }
    switch name {
    case nil: return before.isEmpty ? names + [line("help", "more on a command or a topic")] : []
    case "help":
      return commands.topics.map { line($0.name, $0.summary) } + names
        + BehaviorCatalog.ours.map { line($0.name, $0.summary) }
        + AuditCheck.all.map { line($0.id, $0.sentence) }
    default: return command.takesFile ? [Self.files] : command.completedOperands
    }
  }

  private func line(_ word: String, _ meaning: String) -> String { "\(word)\t\(meaning)" }

  private func option(_ flag: String) -> Option? {
    guard flag.hasPrefix("--"), let option = commands.option(named: String(flag.dropFirst(2))) else {
      return nil
    }
    return command.options.contains(option) ? option : nil
  }

  private func values(of option: Option?, part: Substring) -> [String] {
    switch option?.value {
    case nil, .some(.none), .number, .pair, .numbers: []
    case .word where option == .format: words(command.formats.map(\.rawValue), after: nil, in: part)
    case .numberOrWord(_, let known), .word(let known), .text(_, .words(let known)):
      words(known, after: nil, in: part)
    case .optional(_, let known), .text(_, .list(let known)): words(known, after: ",", in: part)
    case .text(_, .columns):
      words((command.printed?(before) ?? command.columns()).map(\.name), after: ",", in: part)
    case .text(_, .files): [Self.files]
    case .text(_, .behaviors) where option == .name:
      part.firstIndex(of: "=").map { behaviors(part[part.index(after: $0)...]) } ?? []
    case .text(_, .behaviors): behaviors(part)
    }
  }

  private func words(_ words: [String], after signs: String?, in part: Substring) -> [String] {
    let tail = signs.flatMap { signs in part.pieces { signs.contains($0) }.last } ?? part
    let lead = word.dropLast(tail.count)
    return words.map { lead + $0 }
  }

  private func behaviors(_ part: Substring) -> [String] {
    if part.contains("/") || part.hasSuffix(".swift") { return ["\(Self.files).swift"] }
    let ours = BehaviorCatalog.ours
    guard let colon = part.firstIndex(of: ":") else {
      return ours.flatMap { behavior in
        let known = behavior.parameters.isEmpty ? [behavior.name] : [behavior.name, behavior.name + ":"]
        return words(known, after: nil, in: part).map { line($0, behavior.summary) }
      }
    }
    let parameters = ours.first { $0.name == part[..<colon] }?.parameters ?? []
    let last = part[part.index(after: colon)...].pieces { $0 == "," }.last ?? ""
    guard let sign = last.firstIndex(of: "=") else {
      return words(parameters.map { $0.name + "=" }, after: ":,", in: part)
    }
    let known = parameters.first { $0.name == last[..<sign] }?.words ?? []
    return words(known, after: "=", in: part)
  }
}

extension Substring {
  fileprivate func pieces(between isSign: (Character) -> Bool) -> [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: isSign)
  }
}

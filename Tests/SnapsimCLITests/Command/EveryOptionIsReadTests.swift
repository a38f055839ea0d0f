import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

/// What a command takes, it reads: a text of each option makes a difference to the settings that declare it.
@Suite("Every option is read")
struct EveryOptionIsReadTests {
  @Test func `by the options of each command, and said again`() {
    #expect(Self.unread(OutputOptions.rows, in: OutputOptions()) == [])
    #expect(Self.unsaid(OutputOptions.rows, in: OutputOptions()) == [])
    for command in Snapsim.commands {
      let proven = Self.readByTheirCommand.filter { $0[0] == command.name }.map { "--" + $0[1] }
      // The module matters to behaviors of files alone, which are compiled first: `Fix.txt` proves it.
      let own = command.ownOptions.filter { $0 != .module }.map(\.flag)
      #expect(Set(own) == Set(proven), "\(command.name)")
    }
  }

  /// Each command's own options, with a command line that says something else where one stands in it.
  private static let readByTheirCommand = Table.rows("own-options")

  @Test("by its command", arguments: readByTheirCommand)
  func byTheirCommand(_ row: [String]) throws {
    let (command, line, value) = (row[0], row[2], row[3].isEmpty ? [] : [row[3]])
    func run(_ more: [String]) throws -> String {
      let isOfFile = ["batch", "match", "play"].contains(command)
      let file = try TemporaryFile(isOfFile ? line : "")
      let words = isOfFile ? [file.path] : line.split(separator: " ").map(String.init)
      let run = try CapturedRun([command] + words + more)
      #expect(run.code != .usage, "\(run.errors)")
      return "\(run.output)\(run.errors)\(run.code)\(try file.text())".replacing(file.path, with: "FILE")
    }
    #expect(try run([]) != run(["--" + row[1]] + value))
  }

  @Test("by the options of a run, and said again")
  func run() {
    let none = RunOptions(behaviors: BehaviorCatalog())
    #expect(Self.unread(RunOptions.rows, in: none) == [] && Self.unsaid(RunOptions.rows, in: none) == [])
    let ofCompiling = [Option.view, .alone, .noCache, .verbose, .watch]
    #expect(Set(RunOptions.rows.map(\.option) + OutputOptions.options + ofCompiling) == Set(Option.ofRuns))
  }

  @Test func `and one that takes a number can be put there without its text`() {
    for row in RunOptions.rows {
      guard case .number = row.option.value else { continue }
      var (read, put) = (RunOptions(behaviors: BehaviorCatalog()), RunOptions(behaviors: BehaviorCatalog()))
      #expect(throws: Never.self) { try row.read(&read, "7") }
      row.put?(&put, 7)
      #expect(Self.dumped(put) == Self.dumped(read), "\(row.option)")
    }
  }

  /// The options of some rows that make no difference, whatever they are given.
  static func unread<Settings>(_ rows: [OptionRow<Settings>], in settings: Settings) -> [Option] {
    rows.filter { row in
      texts(of: row.option).allSatisfy { text in
        var changed = settings
        guard (try? row.read(&changed, text)) != nil else { return true }
        return dumped(changed) == dumped(settings)
      }
    }.map(\.option)
  }

  /// The options of some rows that say something else than they were given.
  static func unsaid<Settings>(_ rows: [OptionRow<Settings>], in settings: Settings) -> [Option] {
    rows.filter { row in
      texts(of: row.option).contains { text in
        var (changed, again) = (settings, settings)
        guard (try? row.read(&changed, text)) != nil else { return false }
        let texts = row.texts(changed)
        return texts.isEmpty || texts.contains { (try? row.read(&again, $0)) == nil }
          || dumped(again) != dumped(changed)
      }
    }.map(\.option)
  }

  /// Texts that an option may have, one of which is not its default.
  private static func texts(of option: Option) -> [String] {
    switch option.value {
    case .none: [""]
    case .optional(_, let words): words.map { $0.hasSuffix("=") ? $0 + "1" : $0 }
    case .number, .pair: ["7"]
    case .numbers: ["7,8"]
    case .numberOrWord: ["0.5"]
    case .word(let words): words
    case .text(_, let candidates):
      switch candidates {
      case .words(let words): words
      case .list(let words): words.map { $0.hasSuffix("=") ? $0 + "1" : $0 }
      case .columns: ["offset"]
      case .behaviors: ["paging", "a=paging"]
      case .files: ["rows.csv"]
      }
    }
  }

  private static func dumped(_ settings: some Any) -> String {
    var text = ""
    dump(settings, to: &text)
    return text
  }
}

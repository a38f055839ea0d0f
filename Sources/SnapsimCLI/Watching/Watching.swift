import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// Runs a command line again whenever a file that it reads changes, in a process of its own, which alone a crash ends.
struct Watching {
  /// The command line without `--watch`.
  private let arguments: [String]
  private let invocation: Invocation
  private let command: Command
  private let errors: Output

  /// How long files are left alone between two looks at them, in seconds (our choice).
  private static let interval = 0.2

  init(_ arguments: [String], _ invocation: Invocation, by command: Command, in session: Session) throws {
    try session.checkStarting(for: .watch)
    let words = arguments.prefix { $0 != "--" }
    self.arguments = words.filter { $0 != Option.watch.flag } + arguments[words.count...]
    (self.invocation, self.command) = (invocation, command)
    errors = session.errors
    if command.takesFile, invocation.operands.isEmpty || invocation.operands.contains("-") {
      throw UsageError("--watch runs again, and standard input is read only once; name a file")
    }
    if invocation.has(.open), !invocation.has(.output) {
      throw UsageError(
        "--watch draws the same picture anew, which --open shows once; name it with --output FILE")
    }
    if files.isEmpty {
      throw UsageError(
        "--watch needs a file to watch, as ./Feed.swift, --behavior ./MyPaging.swift or a scenario")
    }
  }

  private var files: [String] { command.files(readBy: invocation) }

  /// Runs it until somebody ends that, or once where the command line is a mistake or names no file.
  func run() throws -> ExitCode {
    var arguments = arguments
    var seen = Self.stamps(of: files)
    var isFirst = true
    while true {
      let code: Int32
      do throws(Platform.FileError) { code = try Platform.run(Platform.executablePath, arguments) } catch {
        throw UsageError("--watch could not run \(Platform.executablePath): \(error.reason)")
      }
      // The same again would be the same mistake.
      if code == ExitCode.usage.rawValue { return .usage }
      if isFirst, code == ExitCode.noInput.rawValue { return .noInput }
      isFirst = false
      // The browser has the picture by now.
      arguments.removeAll { $0 == Option.open.flag }
      errors.note("watching \(Choice.words(seen.map(\.path), joinedBy: "and")); Ctrl-C ends it")
      errors.note("\(try changed(since: &seen)) has changed")
    }
  }

  /// Waits until a file is not as it was, and as it is then for a while.
  private func changed(since seen: inout [Stamped]) throws -> String {
    // A scenario may name other files by now.
    seen = Self.stamps(of: files, known: seen)
    while true {
      Platform.wait(Self.interval)
      var now = Self.stamps(of: seen.map(\.path))
      guard let changed = zip(now, seen).first(where: { $0 != $1 })?.0.path else { continue }
      // An editor may write in several steps, and a file be gone for a moment.
      while true {
        Platform.wait(Self.interval)
        let later = Self.stamps(of: seen.map(\.path))
        if later.elementsEqual(now, by: ==), later.allSatisfy({ $0.stamp != nil }) { break }
        now = later
      }
      seen = Self.stamps(of: files)
      return changed
    }
  }

  /// A file with what tells it from itself after a change; `nil` where it is not there.
  typealias Stamped = (path: String, stamp: String?)

  /// Each file once, those that are known as they were, in front; the others as they are now.
  static func stamps(of paths: [String], known: [Stamped] = []) -> [Stamped] {
    let kept = known.filter { paths.contains($0.path) }
    let new = paths.distinct.filter { path in !kept.contains { $0.path == path } }
    return kept + new.map { ($0, Platform.stamp(of: $0)) }
  }
}

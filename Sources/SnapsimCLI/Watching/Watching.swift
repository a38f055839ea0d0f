import SnapsimRuns
import SnapsimSystem
import SnapsimText

extension Command {
  /// Runs a command line again in a process of its own whenever a file that it reads changes, unless the line is a mistake.
  func watch(_ arguments: [String], _ invocation: Invocation, in session: Session) throws -> ExitCode {
    try session.checkStarting(for: .watch)
    if takesFile, invocation.operands.isEmpty || invocation.operands.contains("-") {
      throw UsageError("--watch runs again, and standard input is read only once; name a file")
    }
    if invocation.has(.open), !invocation.has(.output) {
      throw UsageError(
        "--watch draws the same picture anew, which --open shows once; name it with --output FILE")
    }
    var seen = Self.stamps(of: files(readBy: invocation))
    if seen.isEmpty {
      throw UsageError(
        "--watch needs a file to watch, as ./Feed.swift, --behavior ./MyPaging.swift or a scenario")
    }
    let words = arguments.prefix { $0 != "--" }
    var arguments = words.filter { $0 != Option.watch.flag } + arguments[words.count...]
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
      session.errors.note("watching \(seen.map(\.path).inSentence(joinedBy: "and")); Ctrl-C ends it")
      // A scenario may name other files by now.
      seen = Self.stamps(of: files(readBy: invocation), known: seen)
      session.errors.note("\(Self.changed(since: seen)) has changed")
      seen = Self.stamps(of: files(readBy: invocation))
    }
  }

  private static func changed(since seen: [(path: String, stamp: String?)]) -> String {
    // How long files are left alone between two looks at them, in seconds (our choice).
    let interval = 0.2
    while true {
      Platform.wait(interval)
      var now = stamps(of: seen.map(\.path))
      guard let changed = zip(now, seen).first(where: { $0 != $1 })?.0.path else { continue }
      // An editor may write in several steps, and a file be gone for a moment.
      while true {
        Platform.wait(interval)
        let later = stamps(of: seen.map(\.path))
        if later.elementsEqual(now, by: ==), later.allSatisfy({ $0.stamp != nil }) { return changed }
        now = later
      }
    }
  }

  /// Each file once with what a change changes, `nil` where it is not there; those that are known as they were, in front.
  static func stamps(
    of paths: [String], known: [(path: String, stamp: String?)] = []
  ) -> [(path: String, stamp: String?)] {
    let kept = known.filter { paths.contains($0.path) }
    let new = paths.distinct.filter { path in !kept.contains { $0.path == path } }
    return kept + new.map { ($0, Platform.stamp(of: $0)) }
  }
}

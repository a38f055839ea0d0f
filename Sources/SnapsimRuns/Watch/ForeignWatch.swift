import Foundation
import ScrollSimulation
import Synchronization
import SnapsimText

/// Runs a command whose behaviors are the user's on threads that may crash or stall, and watches them.
package final class ForeignWatch: RunWatch {
  /// The command that is watched.
  ///
  /// Its rows are written by its thread, and by another once that is known to be stopped or held up: that is what the
  /// conformance promises.
  private struct Stage: @unchecked Sendable {
    /// What the command line says of the layout and the physics; `nil` where that is the whole command line.
    let given: [[String]]?

    /// Where its rows go.
    let output: Output

    /// How long a call of the user's code may take, in seconds.
    let limit: Double

    /// The thread of the command, and those of its parts, which stay the same for all parts of an index.
    let whole = ForeignPart()
    var parts: [ForeignPart] = []
  }

  private let stage = Mutex<Stage?>(nil)

  /// Whether the process ends because the tool is done.
  private let isEnding = Atomic<Bool>(false)

  /// The watch of this process: the function that C calls as a process ends takes nothing along.
  private static let ofProcess = Mutex<ForeignWatch?>(nil)

  /// The line of a behavior's file that is the innermost of some calls, by their places in this executable.
  private let line: @Sendable (_ calls: [UInt], _ spec: String) -> String?

  /// The descriptor that messages go to.
  private let errors: Int32

  /// Makes a watch that tells the lines of calls by some function.
  package init(
    errors: Int32 = 2,
    line: @escaping @Sendable (_ calls: [UInt], _ spec: String) -> String? = { _, _ in nil }
  ) {
    self.errors = errors
    self.line = line
  }

  /// Makes the watch of this process, to be told as the process ends, whoever ends it.
  package static func ofThisProcess(
    errors: Int32, line: @escaping @Sendable (_ calls: [UInt], _ spec: String) -> String?
  ) -> ForeignWatch {
    let watch = ForeignWatch(errors: errors, line: line)
    ofProcess.withLock { $0 = watch }
    Platform.atExit { ForeignWatch.processEnds() }
    return watch
  }

  /// Called as the process ends: where it is a behavior that ends it, no row is lost and nobody takes it for success.
  package static func processEnds() {
    ofProcess.withLock { $0 }?.processEnds()
  }

  private func processEnds() {
    guard !isEnding.load(ordering: .acquiring) else { return }
    let stage = stage.withLock { $0 }
    let part = stage.flatMap { stage in ([stage.whole] + stage.parts).first { $0.call != nil } }
    part?.salvage()
    stop(GuardedThread.Outcome.exited.description, part, of: part == nil ? nil : stage)
  }

  /// A behavior of the user's: its calls are noted while a command is watched (the audit watches by itself).
  package func behavior(
    _ spec: String, _ make: () -> any ScrollTargetBehavior
  ) -> any ScrollTargetBehavior {
    guard let part = ForeignPart.current else { return make() }
    return NotedScrollTargetBehavior(begin: { part.begin(spec, $0) }, end: part.end, make)
  }

  package func note(_ options: [[String]]) { ForeignPart.current?.noted = options }

  package func note(salvage: @escaping () -> Void) { ForeignPart.current?.salvage = salvage }

  package func end() { isEnding.store(true, ordering: .releasing) }

  package func run(
    _ given: [[String]]?, to output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode {
    let run = Run()
    let stage = Stage(given: given, output: output, limit: try TimeLimit().seconds)
    self.stage.withLock { $0 = stage }
    // Handed over whole: this thread does nothing with it until the other has ended or is stopped for good.
    nonisolated(unsafe) let command = command
    let thread = stage.whole.start {
      run.result = Result { try command() }
    }
    if let how = stage.whole.wait(for: thread, limit: stage.limit) {
      stage.whole.salvage()
      stop(words(how, in: thread, of: stage.whole, within: stage.limit), stage.whole, of: stage)
    }
    guard let result = run.result else { throw OutputError.brokenPipe }
    return try result.get()
  }

  /// What comes of a command: written on its thread, and read when that has ended.
  private final class Run: @unchecked Sendable {
    var result: Result<ExitCode, any Error>?
  }

  package func run(
    parts count: Int, _ part: @escaping @Sendable (Int) -> Void, done: (Int) throws -> Void,
    lost: (Int) -> String?
  ) throws {
    let stage = stage.withLock { stage in
      while let parts = stage?.parts, parts.count < count { stage?.parts.append(ForeignPart()) }
      return stage
    }
    guard let stage else {
      // Nothing is watched.
      for index in 0..<count {
        part(index)
        try done(index)
      }
      return
    }
    let threads = stage.parts.prefix(count).enumerated().map { index, thread in
      thread.start { part(index) }
    }
    for (index, thread) in threads.enumerated() {
      let watched = stage.parts[index]
      if let how = watched.wait(for: thread, limit: stage.limit) {
        stop(
          words(how, in: thread, of: watched, within: stage.limit), watched, of: stage, at: lost(index))
      }
      try done(index)
    }
  }

  /// What befell a thread, with the line of the user's file where that can be told.
  private func words(
    _ how: GuardedThread.Outcome, in thread: GuardedThread, of part: ForeignPart, within limit: Double
  ) -> String {
    let words = how == .stalled ? "did not return within \(limit.inSentence) s" : how.description
    return words
      + (part.called.flatMap { line(thread.heartbeat.calls.offsets, $0.spec) }.map { " at " + $0 } ?? "")
  }

  /// Ends the process with a word about a thread that has not come to its end.
  ///
  /// - Parameters:
  ///   - how: what befell it.
  ///   - part: the thread, if it is known which.
  ///   - stage: the command that it is of.
  ///   - place: the file and line of the row at hand.
  private func stop(_ how: String, _ part: ForeignPart?, of stage: Stage?, at place: String? = nil) -> Never {
    try? stage?.output.flush()
    let called = part?.called
    let command = stage?.given.map { given in
      ReproducingCommand.ask(called?.spec ?? "", called?.context, given: given, noted: part?.noted ?? [])
    }
    let error = StoppedBehavior(
      behavior: (place.map { $0 + ": " } ?? "") + (called?.spec ?? "the behavior"), how: how,
      command: command ?? ReproducingCommand.typed)
    Output(descriptor: errors).report(error.message)
    stage?.output.discard()
    Platform.endAtOnce(error.exitCode.rawValue)
  }
}

/// The behavior's code crashed, or did not come back.
struct StoppedBehavior: CommandError, Equatable {
  let behavior: String
  let how: String
  let command: String

  package var exitCode: ExitCode { .badData }

  package var message: String {
    "\(behavior) \(how); the fault is in its code. To see it again: \(command)"
  }
}

import Dispatch
import Foundation
import ScrollSimulation
import Synchronization
import SnapsimRuns
import SnapsimText

/// Runs a command whose behaviors are the user's on a thread that may crash or stall, and watches it.
///
/// What the run notes is written by the thread that is watched, and read by another once that thread is known to be
/// stopped or held up in a call: that is what the conformance promises.
package final class ForeignWatch: RunWatch, @unchecked Sendable {
  /// The call of the user's code that is going on.
  package let call = ForeignCall()

  /// The command that is watched, and where its rows go; set before the thread starts that reads it.
  private var stage: (given: [NotedOption]?, output: Output)?
  private var noted: [NotedOption] = []
  private var salvage: () -> Void = {}
  private var place: () -> String? = { nil }

  /// Whether the process ends because the tool is done.
  private let isEnding = Atomic<Bool>(false)

  /// The watch of this process: the function that C calls as a process ends takes nothing along.
  private static let ofProcess = Mutex<ForeignWatch?>(nil)

  /// Makes the watch of this process, to be told as the process ends, whoever ends it.
  package static func ofThisProcess() -> ForeignWatch {
    let watch = ForeignWatch()
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
    let how = GuardedThread.Outcome.exited.description
    if call.current != nil, let stage { stop(how, stage) }
    let error = BehaviorFileError.stopped(
      behavior: "the behavior", how: how, command: ReproducingCommand.typed)
    Output(descriptor: 2).report(error.message)
    Platform.endAtOnce(error.exitCode.rawValue)
  }

  /// A behavior of the user's: its calls are noted while a command is watched (the audit watches by itself).
  package func behavior(
    _ spec: String, _ make: () -> any ScrollTargetBehavior
  ) -> any ScrollTargetBehavior {
    stage == nil ? make() : ForeignBehavior(spec, noting: call, make)
  }

  package func note(_ options: [NotedOption]) { noted = options }

  package func note(place: @escaping () -> String?, salvage: @escaping () -> Void) {
    (self.place, self.salvage) = (place, salvage)
  }

  package func end() { isEnding.store(true, ordering: .releasing) }

  package func run(
    _ given: [NotedOption]?, to output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode {
    let run = Run()
    let limit = try TimeLimit().seconds
    let stage = (given, output)
    self.stage = stage
    // Handed over whole: this thread does nothing with it until the other has ended or is stopped for good.
    nonisolated(unsafe) let command = command
    let thread = GuardedThread(stallLimit: .seconds(1 << 40)) { _ in
      do {
        run.result = .success(try command())
      } catch {
        run.result = .failure(error)
      }
      run.end.signal()
    }
    if let how = watch(thread, run, limit: limit) {
      let words =
        how == .stalled ? "did not return within \(limit.inSentence) s" : how.description
      let files = call.last.flatMap { BehaviorFileSpec($0.spec)?.files } ?? []
      let place = CrashPlace.find(thread.heartbeat.calls.offsets, in: files)
      stop(words + (place.map { " at " + $0 } ?? ""), stage)
    }
    guard let result = run.result else { throw OutputError.brokenPipe }
    return try result.get()
  }

  private final class Run: @unchecked Sendable {
    /// Written before the end is signalled, read after it.
    var result: Result<ExitCode, any Error>?
    let end = DispatchSemaphore(value: 0)
  }

  /// Waits for the end of a thread.
  ///
  /// - Parameters:
  ///   - thread: the thread.
  ///   - run: what it does.
  ///   - limit: how long a call may take, in seconds.
  /// - Returns: what befell it, or `nil` where it came to its end.
  private func watch(_ thread: GuardedThread, _ run: Run, limit: Double) -> GuardedThread.Outcome? {
    var seen: Int?
    var stillness = Stillness()
    while run.end.wait(timeout: .now() + 0.005) == .timedOut {
      switch thread.outcome {
      case .trapped(let signal)?:
        // What crashed was not the user's.
        if call.current == nil { Platform.die(of: signal) }
        return .trapped(signal: signal)
      case .exited?: return .exited
      case .finished?, .stalled?, nil: break
      }
      let current = call.current
      let still = stillness.look(
        hasMoved: current != seen || current == nil, computed: thread.heartbeat.computed,
        isWaiting: thread.heartbeat.isWaiting)
      if still > .seconds(limit) { return .stalled }
      seen = current
    }
    return nil
  }

  private func stop(_ how: String, _ stage: (given: [NotedOption]?, output: Output)) -> Never {
    salvage()
    try? stage.output.flush()
    let note = call.last
    let command = stage.given.map { given in
      ReproducingCommand.ask(note?.spec ?? "", note?.context, given: given, noted: noted)
    }
    let error = BehaviorFileError.stopped(
      behavior: (place().map { $0 + ": " } ?? "") + (note?.spec ?? "the behavior"), how: how,
      command: command ?? ReproducingCommand.typed)
    Output(descriptor: 2).report(error.message)
    stage.output.discard()
    Platform.endAtOnce(error.exitCode.rawValue)
  }
}

import Dispatch
import Foundation
import ScrollSimulation
import Synchronization

/// Runs a command whose behaviors are the user's on a thread that may crash or stall, and watches it.
///
/// What the run notes is written by the thread that is watched, and read by another once that thread is known to be
/// stopped or held up in a call: that is what the conformance promises.
final class ForeignWatch: RunWatch, @unchecked Sendable {
  /// The call of the user's code that is going on.
  let call = ForeignCall()

  /// The command that is watched, and where its rows go; set before the thread starts that reads it.
  private var stage: (invocation: Invocation, output: Output)?
  private var settings: [(option: Option, text: String)] = []
  private var salvage: () -> Void = {}

  /// Whether the process ends because the tool is done.
  private let isEnding = Atomic<Bool>(false)

  /// The watch of this process: the function that C calls as a process ends takes nothing along.
  private static let ofProcess = Mutex<ForeignWatch?>(nil)

  /// Makes the watch of this process, to be told as the process ends, whoever ends it.
  static func ofThisProcess() -> ForeignWatch {
    let watch = ForeignWatch()
    ofProcess.withLock { $0 = watch }
    Platform.atExit { ForeignWatch.processEnds() }
    return watch
  }

  /// Called as the process ends: where it is a behavior that ends it, no row is lost and nobody takes it for success.
  static func processEnds() {
    ofProcess.withLock { $0 }?.processEnds()
  }

  private func processEnds() {
    guard !isEnding.load(ordering: .acquiring) else { return }
    let how = GuardedThread.Outcome.exited.description
    if call.current != nil, let stage { stop(how, stage.invocation, stage.output) }
    let error = BehaviorFileError.stopped(behavior: "the behavior", how: how, command: Self.wholeCommand)
    Output(descriptor: 2).report(error.message)
    Platform.endAtOnce(error.exitCode.rawValue)
  }

  /// A behavior of the user's: its calls are noted while a command is watched (the audit watches by itself).
  func behavior(
    _ spec: String, _ make: () -> any ScrollTargetBehavior
  ) -> any ScrollTargetBehavior {
    stage == nil ? make() : ForeignBehavior(spec, noting: call, make)
  }

  func note(_ settings: [(option: Option, text: String)]) { self.settings = settings }

  func note(salvage: @escaping () -> Void) { self.salvage = salvage }

  func end() { isEnding.store(true, ordering: .releasing) }

  /// The command line as it was typed.
  private static var wholeCommand: String {
    (["snapsim"] + CommandLine.arguments.dropFirst().map(ReproducingCommand.quoted)).joined(separator: " ")
  }

  func run(
    _ invocation: Invocation, to output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode {
    let run = Run()
    let limit = try TimeLimit().seconds
    stage = (invocation, output)
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
      stop(words, invocation, output)
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
      if stillness.look(hasMoved: current != seen || current == nil) > .seconds(limit) { return .stalled }
      seen = current
    }
    return nil
  }

  private func stop(_ how: String, _ invocation: Invocation, _ output: Output) -> Never {
    salvage()
    try? output.flush()
    let note = call.last
    let error = BehaviorFileError.stopped(
      behavior: note?.spec ?? "the behavior", how: how, command: reproduction(invocation, note))
    Output(descriptor: 2).report(error.message)
    output.discard()
    Platform.endAtOnce(error.exitCode.rawValue)
  }

  // MARK: The command that shows it

  private func reproduction(_ invocation: Invocation, _ note: ForeignCall.Note?) -> String {
    // A story has more to it than one gesture.
    if invocation.command == "play" { return Self.wholeCommand }
    var words = ["snapsim"]
    for given in invocation.given {
      let group = given.option.group
      guard group == .layout || group == .physics, !settings.contains(where: { $0.option == given.option })
      else {
        continue
      }
      words += [given.option.flag] + (given.text.map { [ReproducingCommand.quoted($0)] } ?? [])
    }
    for setting in settings
    where setting.option.group == .layout || setting.option.group == .physics {
      if !setting.option.takesValue {
        words.append(setting.option.flag)
      } else {
        words += [setting.option.flag, ReproducingCommand.quoted(setting.text)]
      }
    }
    words += [Option.behavior.flag, ReproducingCommand.quoted(note?.spec ?? "")]
    if let context = note?.context { words += Self.gesture(context) }
    return words.joined(separator: " ")
  }

  /// The gesture that a context tells of, as options.
  private static func gesture(_ context: ScrollTargetBehaviorContext) -> [String] {
    let axis: Axis = context.axes.contains(.horizontal) ? .horizontal : .vertical
    let isReversed = axis == .horizontal && context.layoutDirection == .rightToLeft
    let forward: Double = isReversed ? 1 : -1
    let state = context.scrollView
    let start = context.originalTarget.offset(along: axis)
    let band = RubberBand(dimension: state.bounds.length(along: axis))
    let reach = context.reach(along: axis)
    let released = state.released(along: axis)
    let from =
      start < 0 || start > reach ? band.draggedOffset(displayed: start, reach: reach) ?? start : start
    let to =
      released < 0 || released > reach
      ? band.draggedOffset(displayed: released, reach: reach) ?? released : released
    let values = [
      (Option.offset, start), (.drag, forward * (to - from)),
      (.velocity, forward * 1000 * state.velocity(along: axis)),
    ]
    return values.flatMap { option, value -> [String] in
      // Drag and velocity have been turned round and scaled; the offset stands as it was.
      let value = option == .offset ? value : (value * 1e9).rounded() / 1e9
      return value == 0 ? [] : [option.flag, value.shortest]
    }
  }
}

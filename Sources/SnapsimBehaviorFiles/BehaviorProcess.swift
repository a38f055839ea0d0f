import ScrollSimulation
import SnapsimRuns
import SnapsimSystem
import SnapsimText

/// A program with behavior files inside, run as a child that is watched.
///
/// Once it is lost in a call, a fresh child makes all calls before that one again, without writing again as many lines as
/// stand there, and tells of the lost one: its gesture, and a command that shows it.
package struct BehaviorProcess {
  let executable: String
  let arguments: [String]
  let specs: [String]

  /// The most seconds for a call.
  let limit: Double
  var orders: ChildOrders

  /// The most memory that a child may take, in bytes: far more than any behavior needs (our choice).
  static let mostMemory = 4 << 30

  /// The most losses of all searches together: each costs a child (our choice).
  private static let mostLosses = 128

  /// The longest gap between two looks that counts: the machine may sleep, or be busy (our choice).
  private static let longestGap = Duration.milliseconds(100)

  /// The most time between two looks, in seconds (our choice).
  private static let interval = 0.02

  private enum Ending {
    case done(ExitCode)

    /// Lost, in a call or question of some number or between them.
    case lost(Loss, in: Int?)
  }

  /// Runs the program until the command comes to its end.
  ///
  /// - Throws: the loss of it where no other child can tell in which call that was.
  mutating func run() throws -> ExitCode {
    do {
      // The folder for temporary files need not be there.
      let page = try SharedPage.make(in: [Platform.temporaryFolder, Platform.folder(of: executable)])
      let position = Platform.inputPosition
      while true {
        switch try child(page) {
        case .done(let code): return code
        case .lost(let loss, let number):
          let isOfSearch = number.flatMap(SharedPage.question) != nil
          guard let number, page.inputIsWhole, orders.lost.count < (isOfSearch ? Self.mostLosses : 1) else {
            let called = number == nil || isOfSearch ? specs.joined(separator: ", ") : specs[page[.behavior]]
            throw DataError.stopped(
              called, loss, isInCall: number != nil, command: ReproducingCommand.typed(arguments))
          }
          orders.isRepeated = true
          // Of several threads nobody knows which question would come first with one.
          if page[.isThreaded] == 0 { orders.lost.append((number, loss)) }
          Platform.inputPosition = position
          page.forgetCalls()
        }
      }
    } catch let error as Platform.FileError {
      throw BehaviorFileError.cannotRun(executable, reason: error.reason)
    }
  }

  private func child(_ page: SharedPage) throws(Platform.FileError) -> Ending {
    let (life, signOfLife) = (try Platform.makePipe(), try Platform.makePipe())
    for own in [life.writing, signOfLife.reading] { Platform.keepPrivate(own) }
    defer { for own in [life.writing, signOfLife.reading] { try? Platform.closeFile(own) } }
    var orders = orders
    orders.pipes = [life.reading, signOfLife.writing]
    let process = try Platform.start(
      executable, [Platform.toolPath, page.argument] + orders.words(before: arguments))
    for other in orders.pipes { try Platform.closeFile(other) }
    return try watch(process, signOfLife.reading, page)
  }

  private func watch(
    _ process: Int32, _ signOfLife: Int32, _ page: SharedPage
  ) throws(Platform.FileError) -> Ending {
    func lost(_ words: String, isHang: Bool = false, in number: Int? = page.lost) -> Ending {
      let trace = page.trace(inProgramOf: Platform.size(of: executable))
      // Of a search nobody notes whose turn it was.
      let isOfCall = number.map { SharedPage.question($0) == nil } ?? false
      let place = SwiftToolchain.crashPlace(
        trace, in: isOfCall ? [specs[page[.behavior]]] : specs, of: executable)
      let isTold = place != nil || SwiftToolchain.tellsLines
      let lack = isTold ? "" : "; without llvm-symbolizer or atos its line is not known"
      return .lost(Loss(words + lack, at: place, isHang: isHang), in: number)
    }
    func end(
      _ words: String, isHang: Bool = false, in number: Int? = page.lost
    ) throws(Platform.FileError) -> Ending {
      Platform.end(process)
      while true {
        switch try Platform.state(of: process, flags: 0) {
        case .exited, .ended: return lost(words, isHang: isHang, in: number)
        case .running, .stopped, .continued: break
        }
      }
    }
    var stillness = Stillness()
    var isHalted = false
    while true {
      // It closes this a moment before its end, or a behavior does long before.
      if Platform.hasInput(signOfLife, within: Self.interval) { Platform.wait(0.00002) }
      switch try Platform.state(of: process) {
      case .exited(let number):
        if page[.isDone] != 0, let code = ExitCode(rawValue: number) { return .done(code) }
        return lost("ended the process (exit)")
      case .ended(let signal):
        let deed = Platform.isCrash(signal) ? "crashed" : "ended the process"
        return lost("\(deed) (\(Platform.name(ofSignal: signal)))")
      case .stopped(let signal): isHalted = Platform.isHalt(signal)
      case .continued: isHalted = false
      case .running:
        // Somebody who stops both at once lets both go on.
        if isHalted { return try end("stopped the process (SIGSTOP)") }
        if Platform.memory(of: process) > Self.mostMemory {
          return try end("took more than \(Self.mostMemory >> 30) GB of memory")
        }
        guard stillness.look(at: page.counts) > .seconds(limit) else { break }
        let number = page.lost
        // The main thread answers; while others ask it is in nobody's file.
        Platform.send(SharedPage.question, to: process)
        for _ in 0..<50 where page[.traceCount] == 0 { Platform.wait(0.002) }
        return try end("did not return within \(limit.inSentence) s", isHang: true, in: number)
      }
    }
  }

  /// The time for which a call went on, as far as it was watched.
  struct Stillness {
    private var last: [(count: Int, time: Duration)] = []
    private var lastLook: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant = .now) { lastLook = now }

    /// Looks at how many calls each thread has begun and ended, and tells the time of the longest that goes on.
    mutating func look(at counts: [Int], at now: ContinuousClock.Instant = .now) -> Duration {
      let gap = min(now - lastLook, longestGap)
      lastLook = now
      last = counts.enumerated().map { index, count in
        let isSame = last.indices.contains(index) && last[index].count == count && count % 2 == 1
        return (count, isSame ? last[index].time + gap : .zero)
      }
      return last.map(\.time).max() ?? .zero
    }
  }
}

import Foundation
import ScrollSimulation
import SnapsimSystem
import SnapsimText

/// Orders of the tool to its child that asks behaviors: words before those of the command line.
package struct ChildOrders {
  /// The end of a pipe that is closed when the tool is gone, and the one that the child closes as it ends.
  package var pipes: [Int32] = []

  /// Whether the program is for this run alone.
  package var isTemporary = false

  /// The specs that could not be compiled, which was told.
  package var leftOut: [String] = []

  /// Whether a child before this one was lost, so that one thread asks all again.
  package var isRepeated = false

  /// The calls and questions that are not asked again, by their numbers on the page, with what the behavior did.
  package var lost: [(number: Int, loss: Loss)] = []

  package init() {}

  /// Takes the orders from the arguments of a process, of which the first names a page.
  package static func read(_ arguments: [String]) -> (orders: ChildOrders, commandLine: [String]) {
    var orders = ChildOrders()
    let words = arguments.prefix { $0 != "--" }
    for word in words {
      let (name, text) = word.setting
      let value = text ?? ""
      switch name {
      case "pipe": orders.pipes += Int32(value).map { [$0] } ?? []
      case "temporary": orders.isTemporary = true
      case "left-out": orders.leftOut.append(value)
      case "repeated": orders.isRepeated = true
      case "lost":
        let parts = value.split(separator: "\t").map(String.init)
        guard parts.count > 2, let number = Int(parts[0]) else { break }
        let loss = Loss(parts[1], at: parts.count > 3 ? parts[3] : nil, isHang: parts[2] == "hang")
        orders.lost.append((number, loss))
      default: break
      }
    }
    return (orders, Array(arguments.dropFirst(words.count + 1)))
  }

  package func words(before commandLine: [String]) -> [String] {
    pipes.map { "pipe=\($0)" } + (isTemporary ? ["temporary"] : []) + leftOut.map { "left-out=" + $0 }
      + (isRepeated ? ["repeated"] : [])
      + lost.map { number, loss in
        "lost=\(number)\t\(loss.words)\t\(loss.isHang ? "hang" : "end")"
          + (loss.place.map { "\t" + $0 } ?? "")
      } + ["--"] + commandLine
  }

  package func endWithTool() {
    for pipe in pipes { Platform.keepPrivate(pipe) }
    guard let life = pipes.first else { return }
    Thread.detachNewThread { [isTemporary] in
      Platform.waitForEnd(of: life)
      if isTemporary { Platform.removeFolder(Platform.folder(of: Platform.executablePath)) }
      Platform.endAtOnce(ExitCode.cannotWrite.rawValue)
    }
  }
}

/// The calls of somebody's behaviors, noted on the page that the tool sees.
///
/// A fresh child that is told of a lost call makes all before it again, on one thread, and then tells of it. Only that
/// one thread uses what is noted for this: that is what the conformance promises.
package final class BehaviorWatch: @unchecked Sendable {
  private let page: SharedPage
  private let orders: ChildOrders
  private let errors: Output
  private let arguments: [String]

  /// The options of layout and physics on the command line; `nil` before a command begins.
  private var given: [[String]]?

  /// The options of layout and physics that a sweep or a row sets.
  private var noted: [[String]] = []
  private var output: Output?
  private var salvage: () -> Void = {}

  /// The row at hand, as `file:line`.
  private var row: String?

  package init(_ page: SharedPage, _ orders: ChildOrders, arguments: [String], errors: Output) {
    (self.page, self.orders, self.arguments, self.errors) = (page, orders, arguments, errors)
    let lost = orders.lost.compactMap { number, loss in
      SharedPage.question(number).map { (place: $0, loss: loss) }
    }
    searches = SearchWatch(
      lost: lost, mostThreads: orders.isRepeated ? 1 : SharedPage.mostThreads,
      enter: SharedPage.setHandlerStack
    ) { thread, place in
      if thread > 0 { page[.isThreaded] = 1 }
      page.ask(place.map { SharedPage.number($0.search, $0.part, $0.question) } ?? 0, thread)
    }
  }

  /// The watch over searches, which note questions in place of calls.
  package let searches: SearchWatch

  /// The thread that makes behaviors, counted from 0.
  @TaskLocal package static var thread = 0
  package var isOfOneThread: Bool { orders.isRepeated }

  /// Whether a lost call is to be told of, so that all that is noted matters.
  package var isTelling: Bool { orders.lost.contains { SharedPage.question($0.number) == nil } }
  package func noteThreads() { page[.isThreaded] = 1 }

  /// Makes a behavior, the one of an index among all, whose calls are noted, its making too.
  package func behavior(
    _ spec: String, at index: Int, _ make: () -> any ScrollTargetBehavior
  ) -> any ScrollTargetBehavior {
    // An audit watches by itself.
    guard output != nil else { return make() }
    let thread = Self.thread
    let lost = orders.lost.first
    return NotedScrollTargetBehavior(
      begin: { [self] context in
        page[.behavior] = index
        let call = page.begin(thread)
        if let lost, lost.number == call { tell(spec, lost.loss, asked: context) }
      },
      end: { [page] in page.end(thread) }, make)
  }

  /// Asks a behavior something that is no gesture, before a command begins.
  package func ask<Answer>(_ spec: String, _ question: () -> Answer) -> Answer {
    let call = page.begin(Self.thread)
    defer { page.end(Self.thread) }
    if let lost = orders.lost.first, lost.number == call { tell(spec, lost.loss, asked: nil) }
    return question()
  }

  /// Begins a command with its options of layout and physics.
  package func begin(_ given: [[String]], to output: Output) { (self.given, self.output) = (given, output) }

  /// Notes the options that a sweep or a row of a batch sets, in words; those noted before are forgotten.
  package func note(_ options: @autoclosure () -> [[String]]) { if isTelling { noted = options() } }

  /// Notes what writes rows that are settled and not yet written.
  package func note(salvage: @escaping () -> Void) { if isTelling { self.salvage = salvage } }
  package func note(row: String) { self.row = row }
  package func end() { page[.isDone] = 1 }
  package var typedCommand: String { ReproducingCommand.typed(arguments) }

  /// Ends the process with a word about the lost call; the rows before it are written.
  private func tell(_ spec: String, _ loss: Loss, asked context: ScrollTargetBehaviorContext?) -> Never {
    salvage()
    try? output?.flush()
    let command = given.map { ReproducingCommand.ask(spec, context, given: $0, noted: noted) } ?? typedCommand
    let error = DataError.stopped((row.map { $0 + ": " } ?? "") + spec, loss, command: command)
    errors.report(error.message)
    output?.discard()
    end()
    Platform.endAtOnce(error.exitCode.rawValue)
  }

  /// The seconds that a call of the user's code may take: 2, or what the environment gives, up to a day (our choices).
  package static func timeLimit(environment: (String) -> String? = Platform.variable) throws -> Double {
    let variable = "SNAPSIM_TIME_LIMIT"
    guard let text = environment(variable), !text.isEmpty else { return 2 }
    let rule = NumberRule("seconds", above: 0, to: 86_400)
    guard let given = try? NumberText.parse(text), rule.takes(given) else {
      throw UsageError(
        "\(variable) '\(text)' is no time limit; expected seconds, more than 0 and at most "
          + "\(rule.most.inSentence), as in 2 or 0.5")
    }
    return given
  }
}

extension DataError {
  /// The code of a behavior was lost; outside of a call, what it left behind may have been at work, or this tool.
  package static func stopped(
    _ behavior: String, _ loss: Loss, isInCall: Bool = true, command: String
  ) -> DataError {
    let when = isInCall ? "; the fault is in its code" : ", between two calls"
    return DataError("\(behavior) \(loss.sentence)\(when). To see it again: \(command)")
  }
}

extension Loss { package var sentence: String { words + (place.map { " at " + $0 } ?? "") } }

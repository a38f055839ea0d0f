import Synchronization

/// A search through somebody's code, in parts; a question on which that code does not come back is lost.
///
/// A part is judged by one thread, from its first question to its last. What was lost before, where something watches
/// this process, is answered so in place of being asked. So the numbers of questions, and with them the account of a
/// part, depend on the code alone.
struct Search {
  let threads: Int
  var watch: SearchWatch?

  /// The losses after which the rest of a part is left out (our choice: each costs a process).
  static let mostLossesOfPart = 3

  /// The weight of losses at which a search is given up (our choice).
  private static let mostLosses = 16

  /// The weight of losses after which questions that stand for themselves are not asked any more (our choice).
  fileprivate static let mostLossesInTurn = 48

  /// The accounts of parts, in the order in which these are taken up; fewer where the search was given up.
  ///
  /// The closure is told from time to time how many parts have been taken up.
  func judge<Part: Sendable, Account: Sendable>(
    _ parts: [Part], progress: (Int) -> Void = { _ in },
    by judge: @escaping @Sendable (Part, Questions) -> Account
  ) -> [Account] {
    let search = watch?.begin() ?? 0
    // Parts are taken up in order, so what is kept does not depend on the number of threads.
    var weight = 0
    let count = parts.indices.prefix { index in
      defer { weight += watch?.losses(of: search, index).reduce(0) { $0 + $1.weight } ?? 0 }
      return weight < Self.mostLosses
    }.count
    let accounts = Mutex([Account?](repeating: nil, count: count))
    let taken = Atomic<Int>(0)
    let end = DispatchSemaphore(value: 0)
    let workers = min(max(1, threads), watch?.mostThreads ?? .max, max(1, count))
    for worker in 0..<workers {
      let thread = Thread { [watch] in
        watch?.enter()
        while true {
          let index = taken.add(1, ordering: .relaxed).oldValue
          guard index < count else { break }
          let questions = Questions(
            losses: watch?.losses(of: search, index) ?? [],
            note: { watch?.note(worker, $0.map { (search, index, $0) }) })
          let account = judge(parts[index], questions)
          watch?.note(worker, nil)
          accounts.withLock { $0[index] = account }
        }
        end.signal()
      }
      // Secondary threads on macOS have half a megabyte otherwise, which real code overruns.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<workers {
      while end.wait(timeout: .now() + 0.02) == .timedOut {
        progress(min(taken.load(ordering: .relaxed), count))
      }
    }
    return accounts.withLock { $0.compactMap { $0 } }
  }

  /// Does some work that asks somebody's code; `nil` where that was lost.
  static func once<Account: Sendable>(
    _ watch: SearchWatch?, _ work: @escaping @Sendable (Questions) -> Account?
  ) -> Account? {
    Search(threads: 1, watch: watch).judge([0]) { _, questions in
      let account = work(questions)
      return questions.isLost ? nil : account
    }.first ?? nil
  }
}

/// The watch over the searches of a process, by another one that sees where somebody's code does not come back.
///
/// One without a watch ends with its process.
package final class SearchWatch: Sendable {
  /// A question of a search by its number, from 1, among those of a part.
  package typealias Place = (search: Int, part: Int, question: Int)

  /// The most threads that ask; one tells for sure what it asked last.
  let mostThreads: Int

  /// Gets a thread ready that is to ask.
  let enter: @Sendable () -> Void

  private let lost: [(place: Place, loss: Loss)]

  /// Notes the question that a thread asks next; `nil` where it asks no more.
  let note: @Sendable (_ thread: Int, Place?) -> Void
  private let searches = Atomic<Int>(0)

  package init(
    lost: [(place: Place, loss: Loss)], mostThreads: Int, enter: @escaping @Sendable () -> Void = {},
    note: @escaping @Sendable (_ thread: Int, Place?) -> Void
  ) { (self.lost, self.mostThreads, self.enter, self.note) = (lost, mostThreads, enter, note) }

  func begin() -> Int { searches.add(1, ordering: .relaxed).oldValue }

  /// The questions of a search that has one part, and one thread that asks one after the other.
  package func questions() -> Questions {
    let search = begin()
    return Questions(losses: losses(of: search, 0)) { [self] question in
      note(0, question.map { (search, 0, $0) })
    }
  }

  func losses(of search: Int, _ part: Int) -> [Loss] {
    lost.filter { $0.place.search == search && $0.place.part == part }
      .sorted { $0.place.question < $1.place.question }
      .map {
        var loss = $0.loss
        loss.number = $0.place.question
        return loss
      }
  }
}

/// A question on which somebody's code did not come back.
package struct Loss: Sendable {
  /// Its number among the questions of its part, from 1.
  fileprivate(set) var number = 0

  /// The deed as the end of a sentence: `crashed (SIGILL)`.
  package let words: String

  /// The line of its file at which it was then, if that is known.
  package let place: String?
  package let isHang: Bool

  /// The gesture that was asked about; `nil` for any other question.
  fileprivate(set) var asked: ScrollCase?

  package init(_ words: String, at place: String? = nil, isHang: Bool = false) {
    (self.words, self.place, self.isHang) = (words, place, isHang)
  }

  /// A hang takes its time besides.
  fileprivate var weight: Int { isHang ? 8 : 1 }
}

/// The questions of one part of a search: the one place that knows what is asked next.
package final class Questions {
  private var number = 0
  private var loss: Loss?

  /// Whether the behavior was lost in the case at hand, so that nothing more is asked there.
  private(set) var isLost = false

  /// Whether too many losses have cut the part short.
  private(set) var isCut = false

  /// The losses among questions that stand for themselves.
  package private(set) var lost: [Loss] = []

  private let note: @Sendable (Int?) -> Void
  private var losses: ArraySlice<Loss>
  private var nextLost: Int
  private var others = 0

  init(losses: [Loss] = [], note: @escaping @Sendable (Int?) -> Void = { _ in }) {
    (self.note, self.losses) = (note, losses[...])
    nextLost = losses.first?.number ?? .max
  }

  /// The number of gestures asked about.
  var settlements: Int { number - others }

  /// Counts a gesture, and says whether it is to be asked.
  ///
  /// It is the behavior's first, unless it is the next of those before. One that is not to be asked is lost,
  /// and so is all that follows in the same case.
  func ask(_ settling: Settling, from start: Double, _ gesture: Gesture, isNext: Bool = false) -> Bool {
    guard next(ScrollCase(layout: settling.layout, start: start, gesture: gesture)) else { return false }
    if !isNext { settling.forget() }
    return true
  }

  /// The target and the rest after a gesture; `nil` where it is lost, or the target is no finite number.
  func rest(
    of settling: Settling, from start: Double, after gesture: Gesture, isNext: Bool = false
  ) -> (target: Double, offset: Double)? {
    guard ask(settling, from: start, gesture, isNext: isNext) else { return nil }
    return try? settling.rest(from: start, after: gesture)
  }

  /// Counts something other than a gesture, and says whether it is to be asked.
  func askOther() -> Bool {
    guard next(nil) else { return false }
    others += 1
    return true
  }

  private func next(_ asked: @autoclosure () -> ScrollCase?) -> Bool {
    if number + 1 != nextLost {
      number += 1
      note(number)
      return true
    }
    if !isLost {
      (isLost, loss) = (true, losses.first)
      loss?.asked = asked()
    }
    return false
  }

  /// The answer to a question that stands for itself; `nil` where it is lost, or too many before it were.
  package func answer<Answer>(_ ask: () throws -> Answer) rethrows -> Answer? {
    guard !isCut else { return nil }
    guard askOther() else {
      if let loss { lost.append(loss) }
      isCut = lost.reduce(0) { $0 + $1.weight } >= Search.mostLossesInTurn
      goOn()
      return nil
    }
    defer { note(nil) }
    return try ask()
  }

  /// Goes on behind a loss, if there is one.
  func goOn() {
    guard let number = loss?.number else { return }
    self.number = number
    losses.removeFirst()
    nextLost = losses.first?.number ?? .max
    (loss, isLost) = (nil, false)
  }

  /// Judges numbered cases one after the other, until too many have been lost, and tells how many were judged or lost; after
  /// each lost one the behavior is to be made anew.
  func judge(_ count: Int, _ judge: (Int) -> Void, lost: (Loss) -> Void) -> Int {
    var lossCount = 0
    for number in 0..<count {
      judge(number)
      guard isLost, let loss else { continue }
      lossCount += 1
      isCut = lossCount == Search.mostLossesOfPart
      goOn()
      lost(loss)
      guard !isCut else { return number + 1 }
    }
    return count
  }
}

/// Somebody's behavior, made anew for each part of a search.
///
/// Its products stay with the thread that asked for it; several threads call the maker only where that is safe.
struct AskedBehavior: @unchecked Sendable {
  let make: () -> (any ScrollTargetBehavior)?
  var physics = ScrollPhysics()
  var environment = EnvironmentValues()

  /// The step for a layout, with a behavior made anew; without one where that is lost.
  func settling(on layout: ScrollLayout, _ questions: Questions) -> Settling {
    guard questions.askOther() else { return Settling(layout, behavior: nil) }
    return Settling(layout, behavior: make(), physics: physics, environment: environment)
  }

  /// The settlement of a case, with a behavior made anew; `nil` where that is lost, or the case does not settle.
  func settlement(of asked: ScrollCase, _ questions: Questions) -> Settlement? {
    let settling = settling(on: asked.layout, questions)
    guard questions.ask(settling, from: asked.start, asked.gesture) else { return nil }
    return try? settling.settle(from: asked.start, asked.gesture)
  }
}

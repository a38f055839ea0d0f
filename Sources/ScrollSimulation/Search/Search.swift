import ScrollBehavior
import Synchronization

/// A search through somebody's code, in parts; a question on which that code does not come back is lost.
///
/// A part is judged by one thread, from its first question to its last. After a loss it is judged again from its start,
/// and what was lost is then answered so in place of being asked. So the numbers of questions, and with them the account
/// of a part, depend on the code alone.
package struct Search {
  let threads: Int
  var timeLimit = Self.timeLimit

  /// The limit where none is given: far longer than any app could bear (our choice).
  package static let timeLimit = GuardedThread.timeLimit

  /// The losses after which the rest of a part is left out (our choice: each costs a thread for ever).
  static let mostLossesOfPart = 3

  /// The weight of losses at which a search is given up (our choice).
  static let mostLosses = 16

  /// Judges parts, each anew for each of its losses.
  ///
  /// - Parameters:
  ///   - parts: the parts, in the order in which they are taken up.
  ///   - progress: told from time to time how many parts have been taken up.
  ///   - judge: judges a part.
  /// - Returns: the accounts of the parts, in their order; fewer where the search was given up.
  func judge<Part: Sendable, Account: Sendable>(
    _ parts: [Part], progress: (Int) -> Void = { _ in },
    by judge: @escaping @Sendable (Part, Questions) -> Account
  ) -> [Account] {
    let jobs = Mutex(parts.map { _ in Job<Account>() })
    var weight = 0
    GuardedPool.run(
      parts.count, threads: threads, stallLimit: timeLimit,
      work: { index, heartbeat in
        let questions = jobs.withLock { jobs in
          let questions = Questions(heartbeat, losses: jobs[index].losses)
          jobs[index].number = questions.number
          return questions
        }
        let account = judge(parts[index], questions)
        heartbeat.parkIfGivenUp()
        jobs.withLock { $0[index].account = account }
      },
      lost: { index, outcome, calls in
        jobs.withLock { jobs in
          let number = jobs[index].number.value.load(ordering: .acquiring)
          // A machine that is busy with something else stalls anything once.
          if outcome == .stalled, jobs[index].stalledAt != number {
            jobs[index].stalledAt = number
            return true
          }
          let loss = Loss(number: number, outcome: outcome, calls: calls.offsets)
          jobs[index].losses.append(loss)
          weight += loss.weight
          return jobs[index].losses.count < Self.mostLosses
        }
      },
      isOver: { weight >= Self.mostLosses }, progress: progress)
    // Parts are taken up in order, so what is kept does not depend on the number of threads.
    return jobs.withLock { jobs in
      var weight = 0
      return jobs.prefix { job in
        defer { weight += job.losses.reduce(0) { $0 + $1.weight } }
        return weight < Self.mostLosses && job.account != nil
      }.compactMap(\.account)
    }
  }

  /// Does some work that asks somebody's code; `nil` where that does not come back.
  static func once<Account: Sendable>(
    within timeLimit: Duration, _ work: @escaping @Sendable (Questions) -> Account?
  ) -> Account? {
    Search(threads: 1, timeLimit: timeLimit).judge([0]) { _, questions in
      let account = work(questions)
      return questions.isLost ? nil : account
    }.first ?? nil
  }

  private struct Job<Account: Sendable> {
    var number = Questions.Number()
    var losses: [Loss] = []
    var stalledAt: Int?
    var account: Account?
  }
}

/// A question on which somebody's code did not come back.
struct Loss: Sendable {
  let number: Int
  let outcome: GuardedThread.Outcome

  /// The calls around it, as places of the program, the innermost first.
  let calls: [UInt]

  /// The gesture that was asked about; `nil` for any other question.
  var asked: ScrollCase?

  /// A stall costs a core for ever besides.
  fileprivate var weight: Int { outcome == .stalled ? 8 : 1 }
}

/// The questions of one part of a search: the one place that knows what is asked next.
package final class Questions {
  /// The number of questions asked.
  final class Number: Sendable {
    let value = Atomic<Int>(0)
  }

  let number = Number()

  private var loss: Loss?

  /// Whether the behavior was lost in the case at hand, so that nothing more is asked there.
  private(set) var isLost = false

  /// Whether too many losses have cut the part short.
  private(set) var isCut = false

  private let heartbeat: Heartbeat
  private let losses: [Loss]
  private var nextLoss = 0
  private var nextLost: Int
  private var others = 0

  init(_ heartbeat: Heartbeat = Heartbeat(), losses: [Loss] = []) {
    self.heartbeat = heartbeat
    self.losses = losses
    nextLost = losses.first?.number ?? .max
  }

  /// The number of gestures asked about.
  var settlements: Int { number.value.load(ordering: .relaxed) - others }

  /// Tells that a gesture is asked about next.
  ///
  /// - Returns: whether it is to be asked: otherwise it is lost, and so is all that follows in the same case.
  func ask(_ settling: Settling, from start: Double, _ gesture: Gesture) -> Bool {
    if next() { return true }
    if !isLost { lose(ScrollCase(layout: settling.layout, start: start, gesture: gesture)) }
    return false
  }

  /// Tells that something other than a gesture is asked next.
  ///
  /// - Returns: whether it is to be asked.
  func askOther() -> Bool {
    if next() {
      others += 1
      return true
    }
    if !isLost { lose(nil) }
    return false
  }

  private func next() -> Bool {
    let number = number.value.load(ordering: .relaxed) &+ 1
    guard number != nextLost else { return false }
    heartbeat.beat()
    // Only this thread counts, so no read-modify-write is needed.
    self.number.value.store(number, ordering: .releasing)
    return true
  }

  private func lose(_ asked: ScrollCase?) {
    isLost = true
    loss = losses[nextLoss]
    loss?.asked = asked
  }

  /// Goes on behind a loss, if there is one.
  func goOn() {
    guard let number = loss?.number else { return }
    self.number.value.store(number, ordering: .relaxed)
    nextLoss += 1
    nextLost = nextLoss < losses.count ? losses[nextLoss].number : .max
    (loss, isLost) = (nil, false)
  }

  /// Judges numbered cases one after the other, until too many have been lost.
  ///
  /// - Parameters:
  ///   - count: the number of cases.
  ///   - judge: judges a case.
  ///   - lost: accounts for a lost case, and makes the behavior anew.
  /// - Returns: the number of cases judged or lost.
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

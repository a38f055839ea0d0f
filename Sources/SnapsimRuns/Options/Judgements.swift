import ScrollSimulation
import Synchronization

/// The behaviors of a command line with what they are meant to do, each looked at once at most.
package final class Judgements: Sendable {
  private let known = Mutex<[String: JudgedBehavior]>([:])

  /// The behaviors that state nothing, as they were seen where rests had to be judged.
  package var seen: [(spec: String, learned: LearnedBehavior)] {
    known.withLock { known in
      known.sorted { $0.key < $1.key }.compactMap { spec, judged in judged.learned.map { (spec, $0) } }
    }
  }

  func judged(_ spec: String, _ make: () -> JudgedBehavior) -> JudgedBehavior {
    known.withLock { known in
      if let judged = known[spec] { return judged }
      let judged = make()
      known[spec] = judged
      return judged
    }
  }
}

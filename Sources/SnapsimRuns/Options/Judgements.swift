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

  fileprivate func judged(_ spec: String, _ make: () -> JudgedBehavior) -> JudgedBehavior {
    known.withLock { known in
      if let judged = known[spec] { return judged }
      let judged = make()
      known[spec] = judged
      return judged
    }
  }
}

extension RunOptions {
  /// A behavior with what it is meant to do.
  package func judged(_ named: NamedBehavior) -> JudgedBehavior {
    judgements.judged(named.spec) {
      JudgedBehavior(
        named.make, intent: intent, physics: physics, isUnitStated: given.contains(.contextVelocity),
        isLayoutStated: given.contains(where: \.isOfLayout))
    }
  }

  /// The step for a layout and a behavior that was made of a named one.
  ///
  /// Rests are judged by what the command line says that it is meant to do, or, with `--check`, by what the user's own is
  /// seen to do.
  package func settling(
    on layout: ScrollLayout, _ behavior: (any ScrollTargetBehavior)?, of named: NamedBehavior
  ) -> Settling {
    Settling(
      layout, behavior: behavior, physics: physics,
      rests: intent != nil || looksAtBehaviors && named.isForeign ? judged(named) : nil)
  }
}

import ScrollBehavior

/// Which behaviors answer as a recording does.
///
/// A pure value: from rows, candidates and what is open to a ranking.
package struct Match: Sendable {
  /// The rows that were compared.
  package let rows: [RecordedRow]

  /// By how much an answer may differ, in points.
  package let tolerance: Double

  /// The best setting of each candidate, the best first: by what it matches, then the simpler one.
  package let results: [MatchResult]

  /// Compares.
  ///
  /// - Parameters:
  ///   - rows: what was recorded.
  ///   - candidates: the behaviors that are asked, in the order in which they are preferred.
  ///   - settings: what may hold besides, in the order in which it is preferred; at least one.
  ///   - physics: how content decelerates.
  ///   - tolerance: by how much an answer may differ, in points.
  package init(
    _ rows: [RecordedRow], candidates: [MatchCandidate], settings: [MatchSetting],
    physics: ScrollPhysics = ScrollPhysics(), tolerance: Double = 0.5
  ) {
    self.rows = rows
    self.tolerance = tolerance
    var results: [MatchResult] = []
    for candidate in candidates {
      let tried = settings.map {
        Self.result(of: candidate, in: $0, rows, physics: physics, tolerance: tolerance)
      }
      // Of those that match as many, the first.
      guard var best = tried.first else { continue }
      for other in tried where other.matched > best.matched { best = other }
      results.append(best)
    }
    self.results = results.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.matched != other.matched { return one.matched > other.matched }
      if one.candidate.choices != other.candidate.choices {
        return one.candidate.choices < other.candidate.choices
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  private static func result(
    of candidate: MatchCandidate, in setting: MatchSetting, _ rows: [RecordedRow], physics: ScrollPhysics,
    tolerance: Double
  ) -> MatchResult {
    var physics = physics
    physics.contextVelocity = setting.unit
    let questions = MatchQuestions(candidate, setting, physics: physics)
    var answers: [Double?] = []
    var deviations: [Double] = []
    for row in rows {
      let answer = questions.answer(row)
      answers.append(answer)
      deviations.append(answer.map { abs($0 - row.outcome.offset) } ?? .infinity)
    }
    return MatchResult(
      candidate: candidate, setting: setting, answers: answers, deviations: deviations,
      matched: deviations.count { $0 <= tolerance })
  }

  /// Whether a candidate matches every row.
  package func isWhole(_ result: MatchResult) -> Bool { result.matched == rows.count }

  /// The candidate that the recording follows: the best one, where it matches nine rows of ten (our choice).
  package var followed: MatchResult? {
    results.first.flatMap { $0.matched * 10 >= rows.count * 9 ? $0 : nil }
  }

  /// Those that answer as the best one does to within the tolerance, so that the recording does not tell them apart.
  package var alike: [MatchResult] {
    guard let best = results.first else { return [] }
    return results.dropFirst().filter { other in
      zip(best.answers, other.answers).allSatisfy { one, answer in
        guard let one, let answer else { return one == nil && answer == nil }
        return abs(one - answer) <= tolerance
      }
    }
  }
}

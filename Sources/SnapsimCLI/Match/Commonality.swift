import ScrollSimulation
import SnapsimText

extension Match {
  /// The traits of the rows that a candidate misses and of few others, the most telling first; at most three.
  ///
  /// Of a long recording it looks at the opening, and at some rows after it that are missed.
  func common(_ result: MatchQuestions) -> [String] {
    let rows = opening + result.missed
    let isMatched = rows.map { result.matches($0, layouts) }
    let missed = zip(rows, isMatched).filter { !$0.1 }.map(\.0)
    let matched = zip(rows, isMatched).filter { $0.1 }.map(\.0)
    guard !missed.isEmpty, !matched.isEmpty else { return [] }
    let speed = { (row: RecordedRow) in row.speed(result.setting.unit) }
    let (slowest, fastest) = missed.map(speed).reduce((Double.infinity, 0.0)) {
      (min($0.0, $1), max($0.1, $1))
    }
    let traits: [(words: String, holds: (RecordedRow) -> Bool)] = [
      ("forward", { self.way(of: $0) > 0 }), ("backward", { self.way(of: $0) < 0 }),
      ("without a velocity", { $0.velocity == 0 }),
      (
        "scrolls by a program",
        { row in row.call.map { $0.velocity == 0 && ($0.anchor != nil || $0.proposed == row.start) } ?? false
        }
      ),
      ("from an end", { self.isEnd($0.start, $0) }),
      ("where an end is proposed", { row in row.call.map { self.isEnd($0.proposed, row) } ?? false }),
      (
        "from between stops",
        { abs(Grids(self.layouts[$0.layout]).place($0.start).misalignment) > self.tolerance }
      ),
      ("at \(slowest.inSentence) pt/s and faster", { slowest > 0 && speed($0) >= slowest }),
      (
        "at \(fastest.inSentence) pt/s and slower",
        { slowest > 0 && $0.velocity != 0 && speed($0) <= fastest }
      ),
    ]
    return traits.compactMap { words, holds -> (rows: Int, words: String)? in
      let others = matched.count(where: holds)
      // A trait that more than half of the matched rows share tells nothing (our choice).
      guard missed.allSatisfy(holds), others * 2 <= matched.count else { return nil }
      let rows = missed.count + others
      return (rows, "only \(words) (\(missed.count) of \(rows) such rows)")
    }.sorted { $0.rows < $1.rows }.prefix(3).map(\.words)
  }

  private func isEnd(_ offset: Double, _ row: RecordedRow) -> Bool {
    offset <= tolerance || offset >= layouts[row.layout].reach - tolerance
  }

  /// The content's velocity in the sense in which offsets grow.
  private func way(of row: RecordedRow) -> Double {
    (row.call == nil) == layouts[row.layout].isReversed ? row.velocity : -row.velocity
  }
}

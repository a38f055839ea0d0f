package enum Suggestion {
  /// The candidate closest to a word; `nil` where more than one letter in five is wrong.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let begun = candidates.filter { word.count > 1 && $0.hasPrefix(word) }
    if begun.count == 1 { return begun[0] }
    let closest = candidates.map { (name: $0, distance: distance(word.lowercased(), $0)) }
      .min { $0.distance < $1.distance }
    guard let closest, closest.distance <= max(1, closest.name.count / 5) else { return nil }
    return closest.name
  }

  /// The candidates closest to a word, the closest first, however far they are.
  package static func closest(_ count: Int, to word: String, in candidates: [String]) -> [String] {
    let word = word.lowercased()
    let ranked = candidates.map { (name: $0, distance: distance(word, $0)) }
    return ranked.sorted { $0.distance < $1.distance }.prefix(count).map(\.name)
  }

  /// The question whether somebody meant a word, to stand behind theirs; empty without one.
  package static func question(_ nearest: String?) -> String {
    nearest.map { " (did you mean \($0)?)" } ?? ""
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    // A word far longer than any name is not compared letter by letter.
    guard left.count <= 64 else { return left.count }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}

extension [String] {
  /// The words in a sentence: `a, b or c`.
  package func inSentence(joinedBy conjunction: String = "or") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Int {
  /// The number with its noun: `1 row`, `2 rows`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Array where Element: Equatable {
  package var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

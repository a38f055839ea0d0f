import ScrollSimulation
import SnapsimRuns

/// A part of a map in words.
enum PartWords {
  /// The part in whole percents; none and all only where it is.
  package static func percent(_ part: Double) -> String {
    switch (100 * part).rounded() {
    case 0 where part > 0: "less than 1 %"
    case 100 where part < 1: "more than 99 %"
    case let percent: "\(percent.inSentence) %"
    }
  }
}

/// A behavior's map in words: the thresholds of a drag or a flick alone, and the farthest that any gesture goes.
enum ThresholdNotes {
  /// The sentences.
  ///
  /// - Parameters:
  ///   - behavior: the behavior.
  ///   - subject: what the map is of.
  ///   - outcomes: what comes of its samples.
  ///   - tolerance: the misalignment that counts as none, in points.
  /// - Returns: the sentences, without full stops.
  /// - Throws: what keeps a gesture from settling.
  package static func lines(
    of behavior: NamedBehavior, in subject: MapSubject, _ outcomes: [Outcome], tolerance: Double
  ) throws -> [String] {
    var lines: [String] = []
    if subject.isOfGestures {
      let forward = try way(of: behavior, in: subject, isForward: true, outcomes)
      let backward = try way(of: behavior, in: subject, isForward: false, outcomes)
      let start = try subject.from(behavior)
      switch (forward, backward) {
      case (let forward?, let backward?):
        lines.append("\(start): \(forward)" + (forward == backward ? "; backward the same" : ""))
        if forward != backward { lines.append("backward: \(backward)") }
      case (let forward?, nil): lines.append("\(start): \(forward)")
      case (nil, let backward?): lines.append("\(start), backward: \(backward)")
      case (nil, nil): break
      }
    }
    let misaligned = outcomes.filter { abs($0.misalignment) > tolerance }
    if let most = misaligned.map({ abs($0.misalignment) }).max() {
      let part = PartWords.percent(Double(misaligned.count) / Double(outcomes.count))
      lines.append("\(part) of the map rests misaligned, by up to \(number(most)) pt")
    }
    return lines
  }

  /// The words on one direction; `nil` where the map does not go there.
  private static func way(
    of behavior: NamedBehavior, in subject: MapSubject, isForward: Bool, _ outcomes: [Outcome]
  ) throws -> String? {
    let sign: Double = isForward == subject.setting.layout.isReversed ? 1 : -1
    var parts: [String] = []
    for (name, quantity) in [("drag", subject.x), ("flick", subject.y)] {
      let most = max(0, sign < 0 ? -quantity.range.lowerBound : quantity.range.upperBound)
      guard most > 0 else { continue }
      let outcome = subject.setting.outcome(of: behavior, along: quantity)
      let found = try Threshold.along(MapAxis(0...most, count: 1025), watching: .page) {
        try outcome(sign * $0 + 0)
      }
      parts.append(words(for: found, of: name, unit: quantity.unit, upTo: most, isForward: isForward))
    }
    guard !parts.isEmpty else { return nil }
    let moved = outcomes.map { isForward ? $0.pagesMoved : -$0.pagesMoved }.max() ?? 0
    parts.append(moved <= 0 ? "nothing moves that way" : "never more than \(moved)")
    return parts.joined(separator: "; ")
  }

  /// Of more thresholds than this, only so many are told.
  private static let mostTold = 4

  private static func words(
    for thresholds: [Threshold], of name: String, unit: String, upTo most: Double, isForward: Bool
  ) -> String {
    guard !thresholds.isEmpty else { return "no \(name) alone up to \(number(most))\(unit) turns" }
    var words: [String] = []
    for (index, threshold) in thresholds.prefix(mostTold).enumerated() {
      let moved = isForward ? threshold.after.pagesMoved : -threshold.after.pagesMoved
      let at = "from \(number(threshold.at))\(unit)"
      let isPlain = index == 0 && moved == 1
      words.append((index == 0 ? "a \(name) alone turns " : "") + (isPlain ? at : "\(pages(moved)) \(at)"))
    }
    if thresholds.count > mostTold { words.append("and so on") }
    return words.joined(separator: ", ")
  }

  private static func pages(_ moved: Int) -> String {
    let names = ["none", "one page", "two pages", "three pages", "four pages", "five pages"]
    let count = Int(moved.magnitude)
    let words = count < names.count ? names[count] : "\(count) pages"
    return moved < 0 ? words + " the other way" : words
  }

  /// A number with one digit behind the point, and commas between thousands.
  package static func number(_ value: Double) -> String {
    let tenths = (abs(value) * 10).rounded()
    guard tenths < 0x1p53 else { return value.inSentence }
    var whole = String(Int(tenths) / 10)
    var grouped = ""
    while whole.count > 3 {
      grouped = "," + whole.suffix(3) + grouped
      whole.removeLast(3)
    }
    return (value < 0 && tenths > 0 ? "-" : "") + whole + grouped + ".\(Int(tenths) % 10)"
  }
}

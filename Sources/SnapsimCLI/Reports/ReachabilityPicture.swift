import ScrollSimulation
import SnapsimText

extension Reachability {
  /// The stops that a behavior rests on, going forward from the start and backward from the end; `nil` where
  /// that is not known, or there are none.
  ///
  ///     where threshold-paging rests among 21 stops (# on it, ~ near it, . never, X never leaves it)
  ///       stop      0         10        20
  ///       forward   ###################.X
  ///       backward  ....................X
  static func picture(
    of spec: String,
    _ reached: (forward: Reachability, backward: Reachability, stops: [Double], traps: [Bool])?
  ) -> String? {
    guard let (forward, backward, stops, traps) = reached, !stops.isEmpty else { return nil }
    let ways = [("forward", forward), ("backward", backward)]
    var rows: [(name: String, text: String)] = []
    for first in stride(from: 0, to: stops.count, by: widest) {
      let shown = first..<min(first + widest, stops.count)
      rows.append(("stop", scale(shown)))
      rows += ways.map { ($0, $1.marks(on: stops, traps, shown)) }
    }
    rows += ways.map { ($0, $1.summary(on: stops)) }
    let head =
      "where \(spec.escapingControls) rests among \(stops.count.of("stop")) "
      + "(# on it, ~ near it, . never, X never leaves it)\n"
    return head + rows.map { "  \($0.name.padded(to: 10))\($0.text)\n" }.joined()
  }

  private static let widest = 64

  /// Every tenth stop's number, beginning above its mark.
  private static func scale(_ shown: Range<Int>) -> String {
    shown.filter { $0 % 10 == 0 }.reduce(into: "") {
      $0 = $0.padded(to: $1 - shown.lowerBound) + String($1)
    }
  }

  private func marks(on stops: [Double], _ traps: [Bool], _ shown: Range<Int>) -> String {
    let near = Set(
      rests.compactMap { rest in stops.indices.min { abs(stops[$0] - rest) < abs(stops[$1] - rest) } })
    return shown.map { includes(stops[$0]) ? traps[$0] ? "X" : "#" : near.contains($0) ? "~" : "." }.joined()
  }

  private func summary(on stops: [Double]) -> String {
    let missed = stops.indices.filter { !includes(stops[$0]) }
    let noun = missed.count == 1 ? "stop" : "stops"
    let told = missed.count > 8 ? "" : missed.map(String.init).joined(separator: " ")
    let never = "never on " + (told.isEmpty ? "\(missed.count) stops" : "\(noun) \(told)")
    return "\(rests.count.of("rest")), \(missed.isEmpty ? "every stop" : never)"
  }
}

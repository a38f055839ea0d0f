import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The stops that a behavior rests on, going forward from the start and backward from the end.
///
///     where threshold-paging rests among 21 stops (# on it, ~ near it, . never, X never leaves it)
///       stop      0         10        20
///       forward   ###################.X
///       backward  ....................X
struct ReachabilityPicture {
  private let spec: String
  private let forward: Reachability
  private let backward: Reachability
  private let stops: [Double]

  /// For each stop, whether no gesture leaves it.
  private let traps: [Bool]

  /// The widest row of stops.
  private static let width = 64

  /// Takes what a behavior reaches; `nil` where that is not known, or there are no stops.
  init?(
    of spec: String,
    _ reached: (forward: Reachability, backward: Reachability, stops: [Double], traps: [Bool])?
  ) {
    guard let reached, !reached.stops.isEmpty else { return nil }
    self.spec = spec
    (forward, backward, stops, traps) = reached
  }

  func write(to text: inout ByteText) {
    let count = stops.count
    text.append(
      "where \(spec.escapingControls) rests among \(Choice.count(count, "stop")) "
        + "(# on it, ~ near it, . never, X never leaves it)\n")
    for first in stride(from: 0, to: count, by: Self.width) {
      let indices = first..<min(first + Self.width, count)
      row("stop", scale(indices), to: &text)
      row("forward", marks(forward, indices), to: &text)
      row("backward", marks(backward, indices), to: &text)
    }
    summary("forward", forward, to: &text)
    summary("backward", backward, to: &text)
  }

  private func row(_ name: String, _ marks: String, to text: inout ByteText) {
    text.append("  \(Paragraph.padded(name, to: 10))\(marks)\n")
  }

  /// Every tenth stop's number, beginning above its mark.
  private func scale(_ indices: Range<Int>) -> String {
    var line = ""
    for index in indices where index % 10 == 0 {
      line += String(repeating: " ", count: max(0, index - indices.lowerBound - line.count))
      line += String(index)
    }
    return line
  }

  private func marks(_ reached: Reachability, _ indices: Range<Int>) -> String {
    indices.map { index in
      if reached.includes(stops[index]) { return traps[index] ? "X" : "#" }
      return reached.rests.contains { nearest(to: $0) == index } ? "~" : "."
    }
    .joined()
  }

  private func nearest(to offset: Double) -> Int? {
    stops.indices.min {
      abs(stops[$0] - offset) < abs(stops[$1] - offset)
    }
  }

  private func summary(_ name: String, _ reached: Reachability, to text: inout ByteText) {
    let missed = stops.indices.filter { !reached.includes(stops[$0]) }
    let never =
      missed.isEmpty
      ? "every stop"
      : missed.count > 8
        ? "never on \(missed.count) stops"
        : "never on stop\(missed.count == 1 ? "" : "s") \(missed.map(String.init).joined(separator: " "))"
    row(name, "\(Choice.count(reached.rests.count, "rest")), \(never)", to: &text)
  }
}

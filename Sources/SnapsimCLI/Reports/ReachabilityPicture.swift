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
  private let reachability: Reachability

  /// For each stop, whether no gesture leaves it.
  private let traps: [Bool]

  /// The widest row of stops.
  private static let width = 64

  /// Takes what a behavior reaches; `nil` where that is not known, or there are no stops.
  init?(of spec: String, _ reached: (reachability: Reachability, traps: [Bool])?) {
    guard let (reachability, traps) = reached, !reachability.stops.isEmpty else { return nil }
    (self.spec, self.reachability, self.traps) = (spec, reachability, traps)
  }

  func write(to text: inout ByteText) {
    let count = reachability.stops.count
    text.append(
      "where \(spec.escapingControls) rests among \(Choice.count(count, "stop")) "
        + "(# on it, ~ near it, . never, X never leaves it)\n")
    for first in stride(from: 0, to: count, by: Self.width) {
      let indices = first..<min(first + Self.width, count)
      row("stop", scale(indices), to: &text)
      row("forward", marks(reachability.forward, indices), to: &text)
      row("backward", marks(reachability.backward, indices), to: &text)
    }
    summary("forward", reachability.forward, to: &text)
    summary("backward", reachability.backward, to: &text)
  }

  private func row(_ name: String, _ marks: String, to text: inout ByteText) {
    text.append("  \(name)")
    text.append(ByteText.space, times: 10 - name.count)
    text.append(marks + "\n")
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

  private func marks(_ rests: Reachability.Rests, _ indices: Range<Int>) -> String {
    indices.map { index in
      if rests.includes(reachability.stops[index]) { return traps[index] ? "X" : "#" }
      return rests.rests.contains { nearest(to: $0) == index } ? "~" : "."
    }
    .joined()
  }

  private func nearest(to offset: Double) -> Int? {
    reachability.stops.indices.min {
      abs(reachability.stops[$0] - offset) < abs(reachability.stops[$1] - offset)
    }
  }

  private func summary(_ name: String, _ rests: Reachability.Rests, to text: inout ByteText) {
    let missed = reachability.stops.indices.filter { !rests.includes(reachability.stops[$0]) }
    let never =
      missed.isEmpty
      ? "every stop"
      : missed.count > 8
        ? "never on \(missed.count) stops"
        : "never on stop\(missed.count == 1 ? "" : "s") \(missed.map(String.init).joined(separator: " "))"
    row(name, "\(Choice.count(rests.rests.count, "rest")), \(never)", to: &text)
  }
}

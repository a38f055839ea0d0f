import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A quantity that is varied: an option that takes one number.
package struct MapQuantity {
  package let option: Option

  /// The numbers that were asked for; `nil` where the layout says how far it goes.
  package let numbers: NumberSequence?
  package let range: ClosedRange<Double>

  package var name: String { option.name }

  /// Its unit in short, with a blank before it; nothing for what is counted.
  package var unit: String {
    guard let rule = option.value.rule, !rule.isWhole else { return "" }
    return rule.unit == NumberRule.velocity.unit ? " pt/s" : " pt"
  }

  var isCounted: Bool { option.value.rule?.isWhole ?? false }

  /// Its samples for a picture: a list, all that can be counted, or so many over the range.
  package func axis(samples: Int) -> MapAxis {
    if let numbers, !isRange, numbers.count <= samples {
      return MapAxis((0..<numbers.count).map { numbers[$0] }.sorted(), isCounted: isCounted)
    }
    let span = range.upperBound - range.lowerBound
    guard isCounted else { return MapAxis(range, count: samples) }
    let step = max(1, (span / Double(samples - 1)).rounded(.up))
    return MapAxis(
      stride(from: range.lowerBound, through: range.upperBound, by: step).map { $0 }, isCounted: true)
  }

  /// Whether its numbers are evenly spaced, so that others may stand for them.
  private var isRange: Bool {
    guard let numbers, numbers.count > 2 else { return numbers == nil || numbers?.count == 2 }
    let step = numbers[1] - numbers[0]
    let last = numbers[numbers.count - 1]
    return abs(numbers[0] + step * Double(numbers.count - 1) - last) <= 1e-9 * max(1, abs(last))
      && abs(numbers[numbers.count / 2] - numbers[0] - step * Double(numbers.count / 2)) <= 1e-9
        * max(1, abs(last))
  }

  /// Its numbers for rows: those that were asked for, or forty steps over the range.
  package var rowNumbers: NumberSequence {
    get throws {
      if let numbers { return numbers }
      return try NumberSequence("\(range.lowerBound.shortest):\(range.upperBound.shortest)")
    }
  }

  package var words: String { unit.isEmpty ? name : "\(name) in\(unit)" }

  /// Whether the first end of its axis moves the content forward, or else the last; `nil` where neither does.
  func forwardEnd(isReversed: Bool) -> Bool? {
    guard [.drag, .velocity].contains(option) else { return nil }
    let isThere = isReversed ? range.upperBound > 0 : range.lowerBound < 0
    return isThere ? !isReversed : nil
  }
}

import ScrollSimulation
import SnapsimText

/// The cells of a map, one around each sample, as the paths of a picture.
struct MapCells {
  /// The edges between columns from left to right, and between rows upward, in pixels.
  private let across: [Double]
  private let upward: [Double]

  /// Divides a plot half-way between the samples.
  ///
  /// - Parameters:
  ///   - x: where the samples of a row stand, in pixels.
  ///   - y: where the rows stand, in pixels; the lowest one first.
  ///   - size: the plot's, in pixels.
  init(x: [Double], y: [Double], in size: (width: Double, height: Double)) {
    across = Self.edges(x, from: 0, to: size.width)
    upward = Self.edges(y, from: size.height, to: 0)
  }

  private static func edges(_ places: [Double], from first: Double, to last: Double) -> [Double] {
    [first] + zip(places, places.dropFirst()).map { (10 * ($0 + $1) / 2).rounded() / 10 } + [last]
  }

  /// The path of each value; neighbours that have the same one are a single rectangle.
  ///
  /// - Parameter values: those of the samples, row after row, the lowest row first.
  /// - Returns: each value with its path data, ascending.
  func paths(_ values: [Int]) -> [(value: Int, data: String)] {
    let columns = across.count - 1
    var data: [Int: String] = [:]
    // The runs of equal values in a row, and the row in which each began.
    var open: [Run: Int] = [:]
    for row in 0..<upward.count {
      let found = row < upward.count - 1 ? Self.runs(values[(row * columns)..<((row + 1) * columns)]) : []
      let ended = open.filter { !found.contains($0.key) }
      for (run, first) in ended.sorted(by: { $0.key.columns.lowerBound < $1.key.columns.lowerBound }) {
        data[run.value, default: ""] += rectangle(run.columns, first..<row)
        open[run] = nil
      }
      for run in found where open[run] == nil { open[run] = row }
    }
    return data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private struct Run: Hashable {
    let value: Int
    let columns: Range<Int>
  }

  private static func runs(_ values: ArraySlice<Int>) -> [Run] {
    var runs: [Run] = []
    var first = values.startIndex
    for index in values.indices where index == values.endIndex - 1 || values[index + 1] != values[index] {
      let columns = (first - values.startIndex)..<(index + 1 - values.startIndex)
      runs.append(Run(value: values[index], columns: columns))
      first = index + 1
    }
    return runs
  }

  private func rectangle(_ columns: Range<Int>, _ rows: Range<Int>) -> String {
    let (left, right) = (
      XMLText.number(across[columns.lowerBound]), XMLText.number(across[columns.upperBound])
    )
    let (low, high) = (XMLText.number(upward[rows.lowerBound]), XMLText.number(upward[rows.upperBound]))
    return "M\(left) \(low)H\(right)V\(high)H\(left)Z"
  }
}

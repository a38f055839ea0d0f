import ScrollSimulation

extension SVG {
  /// The path of each value, ascending, in cells half-way between the samples of a row and between the rows, in pixels.
  ///
  /// The lowest row is the first; neighbours that have the same value are a single rectangle.
  static func cells(
    _ values: [Int], x: [Double], y: [Double], in size: (width: Double, height: Double)
  ) -> [(value: Int, data: String)] {
    func edges(_ places: [Double], from first: Double, to last: Double) -> [Double] {
      [first] + zip(places, places.dropFirst()).map { (10 * ($0 + $1) / 2).rounded() / 10 } + [last]
    }
    let (across, upward) = (edges(x, from: 0, to: size.width), edges(y, from: size.height, to: 0))
    var data: [Int: String] = [:]
    // The runs of equal values in a row, and the row in which each began.
    var open: [Range<Int>: (value: Int, row: Int)] = [:]
    for row in upward.indices {
      let found = row < y.count ? runs(values[(row * x.count)..<((row + 1) * x.count)]) : [:]
      let ended = open.filter { found[$0.key] != $0.value.value }
      for (run, begun) in ended.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
        let (left, right) = (across[run.lowerBound].px, across[run.upperBound].px)
        let (low, high) = (upward[begun.row].px, upward[row].px)
        data[begun.value, default: ""] += "M\(left) \(low)H\(right)V\(high)H\(left)Z"
        open[run] = nil
      }
      for (run, value) in found where open[run] == nil { open[run] = (value, row) }
    }
    return data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func runs(_ values: ArraySlice<Int>) -> [Range<Int>: Int] {
    var runs: [Range<Int>: Int] = [:]
    var first = values.startIndex
    for index in values.indices where index == values.endIndex - 1 || values[index + 1] != values[index] {
      runs[(first - values.startIndex)..<(index + 1 - values.startIndex)] = values[index]
      first = index + 1
    }
    return runs
  }
}

extension SettlementMap {
  /// The pages moved by each region with room for a number, and its sample farthest from others.
  var regionLabels: [(value: Int, x: Double, y: Double)] {
    let columns = x.values.count
    let room = max(4, columns / 32)
    let values = outcomes.map(\.pagesMoved)
    let depths = depths(values)
    var labels: [(value: Int, x: Double, y: Double)] = []
    var isSeen = Array(repeating: false, count: values.count)
    for first in values.indices where !isSeen[first] {
      var best = first
      var open = [first]
      isSeen[first] = true
      while let index = open.popLast() {
        if depths[index] > depths[best] { best = index }
        let (column, row) = (index % columns, index / columns)
        let sides = [
          (column > 0, -1), (column < columns - 1, 1), (row > 0, -columns),
          (row < y.values.count - 1, columns),
        ]
        for (isThere, way) in sides where isThere {
          let next = index + way
          guard !isSeen[next], values[next] == values[first] else { continue }
          isSeen[next] = true
          open.append(next)
        }
      }
      guard depths[best] >= room else { continue }
      labels.append((values[best], x.values[best % columns], y.values[best / columns]))
    }
    return labels
  }

  /// How many samples each one lies from another region or the edge.
  private func depths(_ values: [Int]) -> [Int] {
    let (columns, rows) = (x.values.count, y.values.count)
    var depths = Array(repeating: columns + rows, count: values.count)
    func settle(_ index: Int, _ sides: [Int]) {
      let (column, row) = (index % columns, index / columns)
      guard column > 0, column < columns - 1, row > 0, row < rows - 1 else {
        depths[index] = 1
        return
      }
      for side in sides {
        depths[index] = min(depths[index], values[side] == values[index] ? depths[side] + 1 : 1)
      }
    }
    for index in values.indices { settle(index, [index - 1, index - columns]) }
    for index in values.indices.reversed() { settle(index, [index + 1, index + columns]) }
    return depths
  }
}

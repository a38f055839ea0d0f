import ScrollSimulation

/// The place of a region's number: the sample that is farthest from any other region.
enum RegionLabels {
  /// A number and its place.
  package struct Label {
    package let value: Int
    package let x: Double
    package let y: Double
  }

  /// How many samples around a label must be of its region, at least.
  private static let room = 4

  /// A label for each connected region that has room for one.
  package static func labels(_ map: SettlementMap) -> [Label] {
    let (columns, rows) = (map.x.values.count, map.y.values.count)
    let room = max(Self.room, columns / 32)
    let values = map.outcomes.map(\.pagesMoved)
    let depths = depths(values, columns: columns, rows: rows)
    var labels: [Label] = []
    var isSeen = Array(repeating: false, count: values.count)
    for first in values.indices where !isSeen[first] {
      var best = first
      var open = [first]
      isSeen[first] = true
      while let index = open.popLast() {
        if depths[index] > depths[best] { best = index }
        let (column, row) = (index % columns, index / columns)
        for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        where x >= 0 && x < columns && y >= 0 && y < rows {
          let next = y * columns + x
          guard !isSeen[next], values[next] == values[first] else { continue }
          isSeen[next] = true
          open.append(next)
        }
      }
      guard depths[best] >= room else { continue }
      labels.append(
        Label(
          value: values[best], x: map.x.values[best % columns], y: map.y.values[best / columns])
      )
    }
    return labels
  }

  /// How many samples each one lies from another region or the edge.
  private static func depths(_ values: [Int], columns: Int, rows: Int) -> [Int] {
    var depths = Array(repeating: 0, count: values.count)
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
    for index in values.indices {
      depths[index] = columns + rows
      settle(index, [index - 1, index - columns])
    }
    for index in values.indices.reversed() { settle(index, [index + 1, index + columns]) }
    return depths
  }
}

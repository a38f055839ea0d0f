/// A grid of character cells to draw curves and marks on; with Unicode each has 2 × 4 dots.
struct PlotCanvas {
  let columns: Int
  let rows: Int
  let dots: (across: Int, down: Int)

  /// The Braille dots of each cell that are set, row by row.
  private(set) var braille: [UInt8]

  /// The series that pass each cell, as bits.
  private(set) var series: [UInt64]

  init(columns: Int, rows: Int, isUnicode: Bool) {
    (self.columns, self.rows) = (columns, rows)
    dots = isUnicode ? (2, 4) : (1, 1)
    braille = Array(repeating: 0, count: columns * rows)
    series = Array(repeating: 0, count: columns * rows)
  }

  var width: Int { columns * dots.across }
  var height: Int { rows * dots.down }

  /// The bits of a cell's dots, by row and column, as Unicode numbers them.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Sets the dot of a series; what lies outside is left out.
  mutating func set(_ x: Int, _ y: Int, series index: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = y / dots.down * columns + x / dots.across
    braille[cell] |= Self.bits[y % dots.down][x % dots.across]
    series[cell] |= 1 << UInt64(index)
  }

  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), series index: Int) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      let fraction = steps == 0 ? 0 : Double(step) / Double(steps)
      set(
        start.x + Int((Double(end.x - start.x) * fraction).rounded()),
        start.y + Int((Double(end.y - start.y) * fraction).rounded()), series: index)
    }
  }
}

import ScrollBehavior

/// A place among the samples of a map: 0 is the first sample, 1 the second.
struct GridPlace: Hashable {
  var x: Double
  var y: Double

  static func + (a: GridPlace, b: GridPlace) -> GridPlace { GridPlace(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: GridPlace, b: GridPlace) -> GridPlace { GridPlace(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Double, b: GridPlace) -> GridPlace { GridPlace(x: a * b.x, y: a * b.y) }

  /// The same line without corners that do not show.
  static func simplified(_ line: [GridPlace]) -> [GridPlace] {
    guard line.count > 2, let first = line.first, let last = line.last else { return line }
    // The corner farthest from the straight line stays, and so on in both parts.
    let far = line.indices.dropFirst().dropLast().max {
      line[$0].distance(first, last) < line[$1].distance(first, last)
    }
    guard let far, line[far].distance(first, last) > visible else { return [first, last] }
    return simplified(Array(line[...far])).dropLast() + simplified(Array(line[far...]))
  }

  /// The part of the way between two samples that nobody sees.
  static let visible = 0.002

  /// How far it lies from the straight way between two places.
  func distance(_ a: GridPlace, _ b: GridPlace) -> Double {
    let way = b - a
    let length = way.x * way.x + way.y * way.y
    let from = self - a
    guard length > 0 else { return (from.x * from.x + from.y * from.y).squareRoot() }
    let part = min(max((from.x * way.x + from.y * way.y) / length, 0), 1)
    let rest = from - part * way
    return (rest.x * rest.x + rest.y * rest.y).squareRoot()
  }
}

/// What is watched at the samples of a map.
struct BorderGrid {
  let columns: Int
  let rows: Int
  let values: [Int]

  func value(_ column: Int, _ row: Int) -> Int { values[row * columns + column] }
}

/// A piece of a border: a line with one value to its left and another to its right.
struct BorderPiece {
  let left: Int
  let right: Int
  let line: [GridPlace]
}

/// A place where a side of a square is crossed by a border.
struct BorderCrossing {
  let place: GridPlace
  let before: Int
  let after: Int
}

/// A side of a square, from left to right or upward.
struct BorderSide {
  /// What is watched where it begins.
  let first: Int

  /// Where that changes, in order.
  let crossings: [BorderCrossing]

  /// What is watched where it ends.
  var last: Int { crossings.last?.after ?? first }

  /// The crossings met on the way back.
  var back: [BorderCrossing] {
    crossings.reversed().map { BorderCrossing(place: $0.place, before: $0.after, after: $0.before) }
  }

  /// Its two parts.
  func split(_ isBefore: (GridPlace) -> Bool) -> (BorderSide, BorderSide) {
    let part = BorderSide(first: first, crossings: crossings.filter { isBefore($0.place) })
    return (part, BorderSide(first: part.last, crossings: crossings.filter { !isBefore($0.place) }))
  }
}

/// A square between samples, or a part of one.
struct BorderSquare {
  let corner: GridPlace
  let length: Double
  let bottom: BorderSide
  let right: BorderSide
  let top: BorderSide
  let left: BorderSide

  /// All crossings, counterclockwise from the corner.
  var crossings: [BorderCrossing] { bottom.crossings + right.crossings + top.back + left.back }

  func place(_ x: Double, _ y: Double) -> GridPlace { corner + length * GridPlace(x: x, y: y) }
}

/// The tracing of borders: in each square of four samples the places where its sides are crossed are found by bisection,
/// and joined.
struct BorderTracing {
  /// How exactly the sides are searched, as a part of the way between two samples.
  private static let resolution = 0x1p-22

  /// How often a piece is halved to follow a bend, and a square to part what meets in it.
  private static let mostHalvings = 6

  private let value: (GridPlace) throws -> Int

  /// All pieces of borders, and where they end on the edge of the map, counterclockwise from its first sample.
  ///
  /// - Parameters:
  ///   - grid: what is watched at the samples, two at least each way.
  ///   - value: what is watched anywhere.
  /// - Returns: the pieces, and the crossings of the edge.
  /// - Throws: what `value` throws.
  static func trace(
    _ grid: BorderGrid, _ value: @escaping (GridPlace) throws -> Int
  ) throws -> (pieces: [BorderPiece], edge: [BorderCrossing]) {
    let tracing = BorderTracing(value: value)
    var pieces: [BorderPiece] = []
    var (leftEdge, rightEdge): ([BorderSide], [BorderSide]) = ([], [])
    // The side that two squares share is searched once, so that their crossings are the same.
    let bottom = try (0..<grid.columns - 1).map { try tracing.across(grid, column: $0, row: 0) }
    var below = bottom
    for row in 0..<grid.rows - 1 {
      let above = try (0..<grid.columns - 1).map { try tracing.across(grid, column: $0, row: row + 1) }
      var left = try tracing.upward(grid, column: 0, row: row)
      leftEdge.append(left)
      for column in 0..<grid.columns - 1 {
        let right = try tracing.upward(grid, column: column + 1, row: row)
        pieces += try tracing.pieces(
          in: BorderSquare(
            corner: GridPlace(x: Double(column), y: Double(row)), length: 1, bottom: below[column],
            right: right, top: above[column], left: left),
          halvings: mostHalvings)
        left = right
      }
      rightEdge.append(left)
      below = above
    }
    let edge =
      bottom.flatMap(\.crossings) + rightEdge.flatMap(\.crossings) + below.reversed().flatMap(\.back)
      + leftEdge.reversed().flatMap(\.back)
    return (pieces, edge)
  }

  private func across(_ grid: BorderGrid, column: Int, row: Int) throws -> BorderSide {
    let (a, b) = (grid.value(column, row), grid.value(column + 1, row))
    return try side(from: (Double(column), a), to: (Double(column + 1), b)) {
      GridPlace(x: $0, y: Double(row))
    }
  }

  private func upward(_ grid: BorderGrid, column: Int, row: Int) throws -> BorderSide {
    let (a, b) = (grid.value(column, row), grid.value(column, row + 1))
    return try side(from: (Double(row), a), to: (Double(row + 1), b)) { GridPlace(x: Double(column), y: $0) }
  }

  private func side(
    from a: (at: Double, key: Int), to b: (at: Double, key: Int), _ place: (Double) -> GridPlace
  ) throws -> BorderSide {
    let changes = try Bisection.changes(from: a, to: b, resolution: Self.resolution) { try value(place($0)) }
    return BorderSide(
      first: a.key,
      crossings: changes.map {
        BorderCrossing(place: place(($0.lower + $0.upper) / 2), before: $0.before, after: $0.after)
      })
  }

  private func pieces(in square: BorderSquare, halvings: Int) throws -> [BorderPiece] {
    let crossings = square.crossings
    switch crossings.count {
    case 0: return []
    case 2: return try piecesCuttingOff(crossings, in: square)
    case 3:
      // Three regions meet somewhere inside.
      let meeting = try meetingPlace(in: square)
      return try crossings.map {
        try piece(from: $0.place, to: meeting, left: $0.before, right: $0.after, in: square)
      }
    default:
      guard halvings > 0 else { return try piecesCuttingOff(crossings, in: square) }
      return try quarters(of: square).flatMap { try pieces(in: $0, halvings: halvings - 1) }
    }
  }

  private func quarters(of square: BorderSquare) throws -> [BorderSquare] {
    let (length, middle) = (square.length / 2, square.place(0.5, 0.5))
    let bottom = square.bottom.split { $0.x < middle.x }
    let top = square.top.split { $0.x < middle.x }
    let left = square.left.split { $0.y < middle.y }
    let right = square.right.split { $0.y < middle.y }
    let inside = try value(middle)
    func across(_ a: (Double, Int), _ b: (Double, Int)) throws -> BorderSide {
      try side(from: a, to: b) { GridPlace(x: $0, y: middle.y) }
    }
    func upward(_ a: (Double, Int), _ b: (Double, Int)) throws -> BorderSide {
      try side(from: a, to: b) { GridPlace(x: middle.x, y: $0) }
    }
    let (start, end) = (square.corner, square.place(1, 1))
    let toLeft = try across((start.x, left.0.last), (middle.x, inside))
    let toRight = try across((middle.x, inside), (end.x, right.0.last))
    let down = try upward((start.y, bottom.0.last), (middle.y, inside))
    let up = try upward((middle.y, inside), (end.y, top.0.last))
    return [
      BorderSquare(corner: start, length: length, bottom: bottom.0, right: down, top: toLeft, left: left.0),
      BorderSquare(
        corner: square.place(0.5, 0), length: length, bottom: bottom.1, right: right.0, top: toRight,
        left: down),
      BorderSquare(
        corner: square.place(0, 0.5), length: length, bottom: toLeft, right: up, top: top.0, left: left.1),
      BorderSquare(corner: middle, length: length, bottom: toRight, right: right.1, top: top.1, left: up),
    ]
  }

  /// One region goes through the middle, and each other one is cut off by a line.
  private func piecesCuttingOff(
    _ crossings: [BorderCrossing], in square: BorderSquare
  ) throws -> [BorderPiece] {
    let middle = try value(square.place(0.5, 0.5))
    let through = crossings.contains { $0.after == middle } ? middle : crossings[0].before
    return try crossings.indices.filter { crossings[$0].after != through }.map { index in
      try piece(
        from: crossings[(index + 1) % crossings.count].place, to: crossings[index].place,
        left: crossings[index].after, right: through, in: square)
    }
  }

  /// The place in a square where three regions meet; its middle where that is not to be found.
  private func meetingPlace(in square: BorderSquare) throws -> GridPlace {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { GridPlace(x: $0.0, y: $0.1) }
    var (corner, length) = (square.corner, square.length)
    for _ in 0..<10 {
      let part = try corners.map { corner + (length / 2) * $0 }.first { part in
        Set(try corners.map { try value(part + (length / 2) * $0) }).count >= 3
      }
      guard let part else { break }
      corner = part
      length /= 2
    }
    return corner + GridPlace(x: length / 2, y: length / 2)
  }

  private func piece(
    from a: GridPlace, to b: GridPlace, left: Int, right: Int, in square: BorderSquare
  ) throws -> BorderPiece {
    let bends = try bends(from: a, to: b, (left, right), in: square, halvings: Self.mostHalvings)
    return BorderPiece(left: left, right: right, line: [a] + bends + [b])
  }

  /// The corners of a border between two of its places, neither of them included.
  private func bends(
    from a: GridPlace, to b: GridPlace, _ sides: (left: Int, right: Int), in square: BorderSquare,
    halvings: Int
  ) throws -> [GridPlace] {
    let way = b - a
    guard halvings > 0, abs(way.x) + abs(way.y) > GridPlace.visible else { return [] }
    let middle = a + 0.5 * way
    let found = try value(middle)
    guard found == sides.left || found == sides.right else { return [] }
    // From a place on the one side the border lies towards the other.
    let sign: Double = found == sides.left ? 1 : -1
    let across = GridPlace(x: sign * way.y, y: -sign * way.x)
    let (least, most) = (square.corner, square.place(1, 1))
    func place(_ part: Double) -> GridPlace {
      let place = middle + part * across
      return GridPlace(x: min(max(place.x, least.x), most.x), y: min(max(place.y, least.y), most.y))
    }
    // Most borders are straight, so it is looked for close by at first.
    let other = found == sides.left ? sides.right : sides.left
    guard try value(place(0.001)) == found else { return [] }
    guard let far = try [0.1, 0.3, 0.6, 1].first(where: { try value(place($0)) == other }),
      let change = try Bisection.changes(
        from: (0.0, found), to: (far, other), resolution: 0x1p-12, { try value(place($0)) }
      ).first
    else { return [] }
    let bend = place((change.lower + change.upper) / 2)
    return try bends(from: a, to: bend, sides, in: square, halvings: halvings - 1) + [bend]
      + bends(from: bend, to: b, sides, in: square, halvings: halvings - 1)
  }
}

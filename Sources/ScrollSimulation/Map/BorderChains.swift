import ScrollBehavior

/// The joining of pieces of borders into whole lines.
enum BorderChains {
  /// The borders, each as long as it has the same on both sides.
  static func borders(_ pieces: [BorderPiece]) -> [BorderPiece] {
    // With the smaller value always to the left, what belongs together goes the same way.
    let pieces = pieces.map { piece in
      piece.left <= piece.right
        ? piece : BorderPiece(left: piece.right, right: piece.left, line: piece.line.reversed())
    }
    var byStart: [Sides: [GridPlace: [Int]]] = [:]
    var ends: [Sides: Set<GridPlace>] = [:]
    for (index, piece) in pieces.enumerated() {
      guard let first = piece.line.first, let last = piece.line.last else { continue }
      byStart[Sides(piece), default: [:]][first, default: []].append(index)
      ends[Sides(piece), default: []].insert(last)
    }
    var borders: [BorderPiece] = []
    var isUsed = Array(repeating: false, count: pieces.count)
    func follow(_ index: Int) {
      guard !isUsed[index] else { return }
      isUsed[index] = true
      let sides = Sides(pieces[index])
      var line = pieces[index].line
      while let last = line.last, let next = byStart[sides]?[last]?.first(where: { !isUsed[$0] }) {
        isUsed[next] = true
        line += pieces[next].line.dropFirst()
      }
      borders.append(BorderPiece(left: sides.left, right: sides.right, line: line))
    }
    // Lines that end somewhere begin there; what is left then goes round.
    for (index, piece) in pieces.enumerated() {
      guard let first = piece.line.first, ends[Sides(piece)]?.contains(first) != true else { continue }
      follow(index)
    }
    for index in pieces.indices { follow(index) }
    return borders
  }

  private struct Sides: Hashable {
    let left: Int
    let right: Int

    init(_ piece: BorderPiece) {
      left = piece.left
      right = piece.right
    }
  }

  /// Closed lines around what has each value, counterclockwise, by ascending values.
  ///
  /// - Parameters:
  ///   - pieces: the borders inside.
  ///   - edge: where they end on the edge of the map, counterclockwise from its first sample.
  ///   - grid: the samples.
  /// - Returns: each value with its lines.
  static func outlines(
    _ pieces: [BorderPiece], edge: [BorderCrossing], around grid: BorderGrid
  ) -> [(Int, [[GridPlace]])] {
    var lines: [Int: [[GridPlace]]] = [:]
    for piece in pieces {
      lines[piece.left, default: []].append(piece.line)
      lines[piece.right, default: []].append(piece.line.reversed())
    }
    for (value, line) in frame(edge, around: grid) { lines[value, default: []].append(line) }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, closed($0.value)) }
  }

  /// The edge of the map, cut where borders end on it, with what is watched along each part.
  private static func frame(
    _ edge: [BorderCrossing], around grid: BorderGrid
  ) -> [(Int, [GridPlace])] {
    let (right, top) = (Double(grid.columns - 1), Double(grid.rows - 1))
    let corners = [
      GridPlace(x: 0, y: 0), GridPlace(x: right, y: 0), GridPlace(x: right, y: top), GridPlace(x: 0, y: top),
    ]
    guard let first = edge.first else {
      return grid.values.first.map { [($0, corners + [corners[0]])] } ?? []
    }
    /// How far along the edge a place on it lies, counterclockwise.
    func way(_ place: GridPlace) -> Double {
      if place.y == 0 { return place.x }
      if place.x == right { return right + place.y }
      if place.y == top { return right + top + (right - place.x) }
      return 2 * right + top + (top - place.y)
    }
    let length = 2 * (right + top)
    let ways = corners.map(way) + corners.map { way($0) + length }
    let ends = edge.dropFirst().map { (way($0.place), $0.place) } + [(way(first.place) + length, first.place)]
    return zip(edge, ends).map { cut, end in
      let start = way(cut.place)
      let between = ways.indices.filter { ways[$0] > start && ways[$0] < end.0 }.map { corners[$0 % 4] }
      return (cut.after, [cut.place] + between + [end.1])
    }
  }

  /// Joins directed lines end to end into closed ones.
  private static func closed(_ lines: [[GridPlace]]) -> [[GridPlace]] {
    var byStart: [GridPlace: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      if let first = line.first { byStart[first, default: []].append(index) }
    }
    var isUsed = Array(repeating: false, count: lines.count)
    var outlines: [[GridPlace]] = []
    for index in lines.indices where !isUsed[index] {
      isUsed[index] = true
      var outline = lines[index]
      while let last = outline.last, last != outline.first,
        let next = byStart[last]?.first(where: { !isUsed[$0] })
      {
        isUsed[next] = true
        outline += lines[next].dropFirst()
      }
      outlines.append(outline)
    }
    return outlines
  }
}

import ScrollBehavior

/// A point of a map, in the units of its axes.
public struct MapPoint: Hashable, Sendable {
  /// The number across.
  public let x: Double

  /// The number upward.
  public let y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A line between two regions of a map, the one of the smaller value to its left.
public struct Border: Hashable, Sendable {
  /// What is watched to the left of the line, as one goes along it with x to the right and y upward.
  public let left: Int

  /// What is watched to the right of it.
  public let right: Int

  /// Its corners.
  public let points: [MapPoint]
}

/// All of a map where the same is watched.
public struct Region: Hashable, Sendable {
  /// What is watched there.
  public let value: Int

  /// Closed lines around it; what lies within an odd number of them belongs to it.
  public let outlines: [[MapPoint]]
}

/// A map cut into regions; one with a single row or column has none.
public struct Partition: Hashable, Sendable {
  /// The lines between them.
  public let borders: [Border]

  /// The regions, by ascending values.
  public let regions: [Region]

  /// Cuts a map.
  init(_ function: SettlementFunction, _ outcomes: [Outcome], watching watched: Watched) throws {
    try self.init(
      x: function.x, y: function.y, values: outcomes.map(watched.value(of:))
    ) { watched.value(of: try function.outcome(x: $0, y: $1)) }
  }

  /// Cuts the plane of two quantities by whatever can be told apart in it.
  ///
  /// - Parameters:
  ///   - x: the quantity across.
  ///   - y: the quantity upward.
  ///   - value: what is watched at two numbers, the one across first.
  /// - Throws: what `value` throws.
  package init(x: MapAxis, y: MapAxis, value: @escaping (Double, Double) throws -> Int) throws {
    let values = try y.values.flatMap { row in try x.values.map { try value($0, row) } }
    try self.init(x: x, y: y, values: values, value: value)
  }

  private init(
    x: MapAxis, y: MapAxis, values: [Int], value: @escaping (Double, Double) throws -> Int
  ) throws {
    guard x.values.count > 1, y.values.count > 1 else {
      (borders, regions) = ([], [])
      return
    }
    let grid = BorderGrid(columns: x.values.count, rows: y.values.count, values: values)
    let (pieces, edge) = try BorderTracing.trace(grid) { place in
      try value(x.value(at: place.x), y.value(at: place.y))
    }
    func points(_ line: [GridPlace]) -> [MapPoint] {
      GridPlace.simplified(line).map {
        MapPoint(x: x.value(between: $0.x), y: y.value(between: $0.y))
      }
    }
    borders = BorderChains.borders(pieces).map {
      Border(left: $0.left, right: $0.right, points: points($0.line))
    }
    regions = BorderChains.outlines(pieces, edge: edge, around: grid).map { value, outlines in
      Region(value: value, outlines: outlines.map(points))
    }
  }
}

extension MapAxis {
  /// The number at a place, not rounded where only whole ones have a meaning: a border lies between them.
  func value(between place: Double) -> Double {
    MapAxis(values).value(at: place)
  }
}

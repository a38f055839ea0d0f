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
    guard function.x.values.count > 1, function.y.values.count > 1 else {
      (borders, regions) = ([], [])
      return
    }
    let grid = BorderGrid(
      columns: function.x.values.count, rows: function.y.values.count,
      values: outcomes.map(watched.value(of:)))
    let (pieces, edge) = try BorderTracing.trace(grid) { place in
      watched.value(
        of: try function.outcome(x: function.x.value(at: place.x), y: function.y.value(at: place.y)))
    }
    func points(_ line: [GridPlace]) -> [MapPoint] {
      GridPlace.simplified(line).map {
        MapPoint(x: function.x.value(between: $0.x), y: function.y.value(between: $0.y))
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

import ScrollSimulation
import SeededNumbers
import Testing

@Suite("The regions of a map")
struct PartitionTests {
  private static func function(_ behavior: BuiltIn, samples: Int = 49) throws -> SettlementFunction {
    let settling = Settling(
      try ScrollLayout(bounds: 844, safeArea: AxisInsets(47)), behavior: behavior.behavior)
    return SettlementFunction(
      settling, from: settling.grids.pages[9], drags: MapAxis(-750...750, count: samples),
      velocities: MapAxis(-4000...4000, count: samples))
  }

  private func area(_ outlines: [[MapPoint]]) -> Double {
    var area = 0.0
    for outline in outlines {
      for (a, b) in zip(outline, outline.dropFirst()) { area += (a.x * b.y - b.x * a.y) / 2 }
    }
    return area
  }

  private func isInside(_ point: MapPoint, _ outlines: [[MapPoint]]) -> Bool {
    var isInside = false
    for outline in outlines {
      for (a, b) in zip(outline, outline.dropFirst()) where (a.y > point.y) != (b.y > point.y) {
        if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
      }
    }
    return isInside
  }

  @Test(arguments: BuiltIn.allCases)
  func `fill the map once`(_ behavior: BuiltIn) throws {
    let map = try SettlementMap(try Self.function(behavior))
    for partition in [map.pages, map.misalignment] {
      let sum = partition.regions.reduce(0) { $0 + area($1.outlines) }
      #expect(abs(sum - 1500 * 8000) < 1500 * 8000 * 1e-4)
      for region in partition.regions {
        // A behavior that asks whether the velocity is 0 has a region without area.
        #expect(area(region.outlines) > -1e-6)
        #expect(region.outlines.allSatisfy { $0.first == $0.last })
      }
    }
  }

  @Test(arguments: BuiltIn.allCases)
  func `hold what is watched there`(_ behavior: BuiltIn) throws {
    let function = try Self.function(behavior)
    let map = try SettlementMap(function)
    var random = SplitMix64(seed: 18)
    var wrong = 0
    for _ in 0..<2000 {
      let point = MapPoint(
        x: .random(in: -750...750, using: &random), y: .random(in: -4000...4000, using: &random))
      let outcome = try function.outcome(x: point.x, y: point.y)
      let found = map.pages.regions.filter { isInside(point, $0.outlines) }.map(\.value)
      if found != [outcome.pagesMoved] { wrong += 1 }
    }
    // What is thinner than the samples lie apart may be missed; cells without bisection miss some hundred.
    #expect(wrong <= 10, "\(wrong) of 2000 points lie in another region")
  }

  @Test(arguments: [BuiltIn.paging, .distancePaging, .nearestPage, .flickPaging, .containerPaging])
  func `have borders where outcomes change`(_ behavior: BuiltIn) throws {
    let function = try Self.function(behavior)
    let map = try SettlementMap(function)
    #expect(!map.pages.borders.isEmpty)
    var (whole, wrong) = (0.0, 0.0)
    for border in map.pages.borders {
      #expect(border.left < border.right)
      for (a, b) in zip(border.points, border.points.dropFirst()) {
        // A little to both sides of the middle, in the units of the samples.
        let (dx, dy) = ((b.x - a.x) / 31.25, (b.y - a.y) / 166.7)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0.05 else { continue }
        let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        let (across, upward) = (-dy / length * 0.02 * 31.25, dx / length * 0.02 * 166.7)
        let left = try function.outcome(x: x + across, y: y + upward).pagesMoved
        let right = try function.outcome(x: x - across, y: y - upward).pagesMoved
        whole += length
        if left != border.left || right != border.right { wrong += length }
      }
    }
    // Where several meet within a square the lines are not quite right.
    #expect(wrong <= 0.02 * whole, "\(wrong) of \(whole)")
  }

  /// A straight border has two corners, however many squares it goes through.
  @Test func `have borders with few corners`() throws {
    let settling = Settling(try ScrollLayout(), behavior: DistancePagingBehavior())
    let map = try SettlementMap(
      SettlementFunction(
        settling, from: 3900, drags: MapAxis(-390...390, count: 41),
        velocities: MapAxis(-400...400, count: 41)))
    #expect(map.pages.borders.reduce(0) { $0 + $1.points.count } <= 12)
    #expect(map.pages.borders.count == 2)
  }

  @Test func `meet where three of them do`() throws {
    // Three sectors around a point that is no sample.
    let function = SettlementFunction(x: MapAxis(0...10, count: 11), y: MapAxis(0...10, count: 11)) { x, y in
      let settling = Settling(try ScrollLayout(), behavior: ContainerPagingBehavior())
      let sector = x > 4.37 ? 0.0 : y > 6.61 ? 1 : 2
      return Outcome(
        try settling.settle(from: 390 * sector, Gesture()), from: settling.grids.place(0))
    }
    let map = try SettlementMap(function)
    let points = map.pages.borders.flatMap(\.points)
    #expect(points.contains { abs($0.x - 4.37) < 0.01 && abs($0.y - 6.61) < 0.01 })
    let areas = map.pages.regions.map { area($0.outlines) }
    for (found, expected) in zip(areas, [56.3, 4.37 * 3.39, 4.37 * 6.61]) {
      #expect(abs(found - expected) < 0.01)
    }
  }
}

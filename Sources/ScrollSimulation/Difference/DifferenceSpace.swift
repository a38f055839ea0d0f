import ScrollBehavior

/// What two behaviors are asked: layouts, starts and gestures.
///
/// | on | asked |
/// |---|---|
/// | every layout of the audit's matrix, or those given | its gestures, row after row of swipes, and questions besides |
/// | plain layouts of it, or those given | velocities and drags close together, and both sides of each jump |
/// | the same | each number that a source states: as velocity in both units, as distance, as part of the container |
/// | layouts that differ in one number | a few gestures, where that number is one that a source states too |
struct DifferenceSpace {
  private let effort: AuditEffort

  /// The magnitudes that sources state, each once; more than this are not asked (our choice).
  private let numbers: [Double]
  private static let mostNumbers = 64

  init(_ effort: AuditEffort, numbers: [Double]) {
    self.effort = effort
    var seen: Set<Double> = [0]
    let magnitudes = numbers.map(abs).filter { $0.isFinite && seen.insert($0).inserted }
    self.numbers = Array(magnitudes.prefix(Self.mostNumbers))
  }

  /// What is searched, cut into parts of a fixed size: what a part finds does not depend on who works on it.
  func units(_ given: [ScrollLayout]?, of subject: DifferenceSubject) -> [DifferenceUnit] {
    guard let given else { return units(of: subject) }
    let areFew = given.count <= 8
    return given.flatMap { layout in
      main(layout, isDense: areFew, most: effort != .quick && areFew ? 48 : 9)
        + close(layout, starts: areFew ? 3 : 1)
    }
  }

  private func units(of subject: DifferenceSubject) -> [DifferenceUnit] {
    let matrix = AuditMatrix.layouts(effort, for: ScrollIntent(.free))
    var known = Set(matrix)
    let fitting = subject.fittingLayouts(effort).filter { known.insert($0).inserted }
    let plain = matrix.filter {
      $0.content == .stack(ItemStack(count: 20)) || effort != .quick && $0.content == .length(1755)
    }
    let few = (swept(matrix) + stated()).filter { known.insert($0).inserted }
    return (fitting + matrix).flatMap { main($0, isDense: effort == .exhaustive, most: 9) }
      + fitting.prefix(12).flatMap { close($0, starts: 1) } + plain.flatMap { close($0, starts: 3) }
      + few.map { gestures($0, starts($0, most: 9), .few) }
  }

  /// What the matrix has too few of: counts and containers, each varied alone.
  private func swept(_ matrix: [ScrollLayout]) -> [ScrollLayout] {
    guard effort != .quick else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      SweptLayouts.base(matrix.filter { $0.axis == axis })
    }.flatMap { SweptLayouts.counts($0) + SweptLayouts.containers($0) }
  }

  /// Layouts of which a number that a source states is the container's length, the content's or the number of pages.
  private func stated() -> [ScrollLayout] {
    [Axis.horizontal, .vertical].flatMap { axis -> [ScrollLayout] in
      guard let plain = try? ScrollLayout(axis: axis) else { return [] }
      return numbers.flatMap { number in
        let near = [number - 1, number, number + 1]
        return near.filter { 40...4000 ~= $0 }.map { try? plain.with(bounds: $0) }
          + near.filter { 400...100_000 ~= $0 }.map { try? plain.with(content: .length($0)) }
          + near.filter { 2...2000 ~= $0 && $0 == $0.rounded() }.map {
            try? plain.with(content: .stack(ItemStack(count: Int($0) + 1)))
          }
      }.compactMap { $0 }
    }
  }

  private func starts(_ layout: ScrollLayout, most: Int) -> [Double] {
    AuditStarts.starts(layout, AuditGrid(.unstated, on: layout), most: most)
  }

  private func gestures(
    _ layout: ScrollLayout, _ starts: [Double], _ density: GestureSpace.Density
  ) -> DifferenceUnit {
    DifferenceUnit(layout, .gestures(starts) { GestureSpace(layout, density).entries.map(\.gesture) })
  }

  /// What is asked on every layout.
  private func main(_ layout: ScrollLayout, isDense: Bool, most: Int) -> [DifferenceUnit] {
    let density: GestureSpace.Density = effort == .quick ? .sparse : isDense ? .dense : .normal
    let starts = starts(layout, most: most)
    return stride(from: 0, to: starts.count, by: 8).map {
      gestures(layout, Array(starts[$0..<min($0 + 8, starts.count)]), density)
    } + [DifferenceUnit(layout, .rows), DifferenceUnit(layout, .questions)]
  }

  /// Closely around thresholds and stated numbers, from the first stop, the last one and one between.
  private func close(_ layout: ScrollLayout, starts count: Int) -> [DifferenceUnit] {
    let stops = layout.stops()
    var starts = [0]
    if count > 1 { starts += [stops.count / 2, stops.count - 1] }
    let offsets = Set(starts.map { stops[$0] }).sorted()
    let inside = distances(layout).flatMap { around($0, on: layout) }.filter { $0 > 0 && $0 < layout.reach }
    return (effort == .quick ? [] : offsets.map { DifferenceUnit(layout, .lines(from: $0)) })
      + [
        DifferenceUnit(layout, .gestures(offsets) { statedGestures(layout) }),
        DifferenceUnit(layout, .gestures(inside) { Self.plain }),
      ]
  }

  /// A number and those closest to it that are told apart somewhere on a layout.
  private func around(_ number: Double, on layout: ScrollLayout) -> [Double] {
    let step = max(number.ulp, layout.reach.ulp)
    return [number - step, number, number + step]
  }

  /// Stated numbers as they are, as parts of the container and of the bounds, and as what these are divided by.
  private func distances(_ layout: ScrollLayout) -> [Double] {
    let lengths = Set([layout.container, layout.bounds])
    let parts = numbers.flatMap { number in lengths.flatMap { [number * $0, $0 / number] } }
    return Set(numbers + parts).sorted()
  }

  private func statedGestures(_ layout: ScrollLayout) -> [Gesture] {
    let container = layout.container
    func bothWays(_ numbers: [Double]) -> [Double] {
      numbers.flatMap { around($0, on: layout) }.flatMap { [$0, -$0] }
    }
    let fastest = 20_000.0
    let velocities = Set(numbers.flatMap { [$0, 1000 * $0] }).filter { $0 <= fastest }.sorted()
    let drags = distances(layout).filter { $0 <= 4 * container }
    return bothWays(velocities).flatMap { velocity in
      [0, 0.1, -0.1, 0.6, -0.6].map { Gesture(drag: $0 * container, velocity: velocity) }
    }
      + bothWays(drags).flatMap { drag in
        [0, 150, -150, 900, -900].map { Gesture(drag: drag, velocity: $0) }
      }
  }

  private static let plain = [0, -300, 300, -1200, 1200].map { Gesture(velocity: $0) }

  /// Velocities and drags close together, each quantity alone and with some of the other one.
  static func lines(on layout: ScrollLayout) -> [(numbers: [Double], gesture: (Double) -> Gesture)] {
    let container = layout.container
    var lines: [(numbers: [Double], gesture: (Double) -> Gesture)] = []
    for (most, count, part) in [(3000.0, 513, 0.0), (12_000, 481, 0)]
      + [0.1, -0.1, 0.6, -0.6].map({ (3000, 129, $0) })
    {
      let velocities = MapAxis(-most...most, count: count).values
      lines.append((velocities, { Gesture(drag: part * container, velocity: $0) }))
    }
    for velocity in [0.0, 150, -150, 900, -900] {
      let drags = MapAxis(-1.1 * container...1.1 * container, count: velocity == 0 ? 257 : 65).values
      lines.append((drags, { Gesture(drag: $0, velocity: velocity) }))
    }
    return lines
  }
}

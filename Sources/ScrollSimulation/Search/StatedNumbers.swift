/// The magnitudes that sources state, which a search asks exactly, just below and just above: as velocity in both units,
/// as distance, as part of the container or of the bounds, and as what these are divided by.
struct StatedNumbers: Equatable, Sendable {
  /// The magnitudes, each once; more than 64 are not asked (our choice).
  let numbers: [Double]

  init(_ numbers: [Double]) {
    var seen: Set<Double> = [0]
    let magnitudes = numbers.map(abs).filter { $0.isFinite && seen.insert($0).inserted }
    self.numbers = Array(magnitudes.prefix(64))
  }

  /// The distances in points that they may stand for on a layout.
  private func distances(_ layout: ScrollLayout) -> [Double] {
    let lengths = Set([layout.container, layout.bounds])
    let parts = numbers.flatMap { number in lengths.flatMap { [number * $0, $0 / number] } }
    return Set(numbers + parts).sorted()
  }

  /// A number and those closest to it that are told apart somewhere on a layout.
  private func around(_ number: Double, on layout: ScrollLayout) -> [Double] {
    let step = max(number.ulp, layout.reach.ulp)
    return [number - step, number, number + step]
  }

  /// The offsets on a layout, those close to them too.
  func offsets(_ layout: ScrollLayout) -> [Double] {
    distances(layout).flatMap { around($0, on: layout) }.filter { $0 > 0 && $0 < layout.reach }
  }

  /// Gestures at and close to the numbers, up to a velocity in points per second.
  func gestures(_ layout: ScrollLayout, upTo fastest: Double) -> [Gesture] {
    func bothWays(_ numbers: [Double]) -> [Double] {
      numbers.flatMap { around($0, on: layout) }.flatMap { [$0, -$0] }
    }
    let velocities = Set(numbers.flatMap { [$0, 1000 * $0] }).filter { $0 <= fastest }.sorted()
    let drags = distances(layout).filter { $0 <= 4 * layout.screenful }
    return bothWays(velocities).flatMap { velocity in
      [0, 0.1, -0.1, 0.6, -0.6].map { Gesture(drag: $0 * layout.screenful, velocity: velocity) }
    }
      + bothWays(drags).flatMap { drag in [0, 150, -150, 900, -900].map { Gesture(drag: drag, velocity: $0) }
      }
  }
}

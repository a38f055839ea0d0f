import ScrollBehavior

/// The rests of gestures, as a function of two quantities: drag and velocity, say, or any others.
///
/// It is asked anew each time and keeps nothing, so that any number of outcomes can be gone through.
public struct SettlementFunction {
  /// The quantity across.
  public let x: MapAxis

  /// The quantity upward.
  public let y: MapAxis

  private let body: (Double, Double) throws -> MapOutcome

  /// Makes a function of any two quantities.
  ///
  /// - Parameters:
  ///   - x: the quantity across.
  ///   - y: the quantity upward.
  ///   - outcome: the outcome of two numbers, the one across first; to be called by one thread.
  public init(x: MapAxis, y: MapAxis, outcome: @escaping (Double, Double) throws -> MapOutcome) {
    self.x = x
    self.y = y
    body = outcome
  }

  /// Makes the function of drag (across) and velocity (upward) from one start.
  ///
  /// - Parameters:
  ///   - settling: the layout and the behavior.
  ///   - start: the offset when each gesture begins, in points.
  ///   - drags: the drags, in points; `nil` for 257 up to a container each way.
  ///   - velocities: the velocities, in points per second; `nil` for 257 up to 4000 each way.
  public init(
    _ settling: Settling, from start: Double, drags: MapAxis? = nil, velocities: MapAxis? = nil
  ) {
    let container = settling.layout.container
    let place = settling.place(start)
    self.init(
      x: drags ?? MapAxis(-container...container, count: Self.samples),
      y: velocities ?? MapAxis(-Self.fastest...Self.fastest, count: Self.samples)
    ) { drag, velocity in
      MapOutcome(try settling.settle(from: start, Gesture(drag: drag, velocity: velocity)), from: place)
    }
  }

  /// The velocity up to which a map goes by itself, in points per second: a hard flick (our choice).
  public static let fastest = 4000.0

  /// How many samples an axis has by itself: an odd number, so that the middle is one.
  static let samples = 257

  /// The outcome of two numbers.
  ///
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite.
  public func outcome(x: Double, y: Double) throws -> MapOutcome { try body(x, y) }

  /// The thresholds along the first quantity, the other one held, in the order of a range; `nil` for the axis's own.
  ///
  /// - Throws: as `outcome(x:y:)`.
  public func thresholdsAlongX(
    at y: Double = 0, over range: ClosedRange<Double>? = nil, watching watched: Watched = .page
  ) throws -> [Threshold] {
    try Threshold.along(Self.dense(x, range), watching: watched) { try outcome(x: $0, y: y) }
  }

  /// The thresholds along the second quantity, the other one held, in the order of a range; `nil` for the axis's own.
  ///
  /// - Throws: as `outcome(x:y:)`.
  public func thresholdsAlongY(
    at x: Double = 0, over range: ClosedRange<Double>? = nil, watching watched: Watched = .page
  ) throws -> [Threshold] {
    try Threshold.along(Self.dense(y, range), watching: watched) { try outcome(x: x, y: $0) }
  }

  /// An axis with samples enough for a search.
  private static func dense(_ axis: MapAxis, _ range: ClosedRange<Double>?) -> MapAxis {
    guard !axis.isCounted, let first = axis.values.first, let last = axis.values.last else { return axis }
    return MapAxis(range ?? min(first, last)...max(first, last), count: 1025)
  }
}

/// One of the two quantities of a map, and the numbers at which it is sampled.
public struct MapAxis: Hashable, Sendable {
  /// The numbers, from one end to the other; at least one.
  public let values: [Double]

  /// Whether only whole numbers have a meaning, as for a number of items.
  public let isCounted: Bool

  /// Makes an axis of given numbers, ascending or descending; without any it is the single number 0.
  public init(_ values: [Double], isCounted: Bool = false) {
    self.values = values.isEmpty ? [0] : values
    self.isCounted = isCounted
  }

  /// Makes an axis of so many evenly spaced numbers, at least 2, both ends included.
  public init(_ range: ClosedRange<Double>, count: Int) {
    let last = Double(max(2, count) - 1)
    // Weighed from both ends, so that a range around 0 has its middle exactly there.
    let values = (0...Int(last)).map { index in
      (range.lowerBound * (last - Double(index)) + range.upperBound * Double(index)) / last + 0
    }
    self.init(values)
  }

  /// The number at a place between the samples: 0 at the first one, 1 at the second.
  ///
  /// Places before the first and behind the last one count as these.
  public func value(at place: Double) -> Double {
    let last = values.count - 1
    guard place > 0 else { return values[0] }
    guard place < Double(last) else { return values[last] }
    let index = Int(place)
    let part = place - Double(index)
    guard part > 0 else { return values[index] }
    let value = values[index] + part * (values[index + 1] - values[index])
    return isCounted ? value.rounded() : value
  }
}

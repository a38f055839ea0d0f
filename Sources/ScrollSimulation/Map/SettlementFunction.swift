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
    (self.x, self.y) = (x, y)
    body = outcome
  }

  /// Makes the function of drag (across) and velocity (upward) from one start.
  ///
  /// - Parameters:
  ///   - settling: the layout and the behavior.
  ///   - start: the offset when each gesture begins, in points.
  ///   - drags: the drags, in points; `nil` for 257 up to a container each way.
  ///   - velocities: the velocities, in points per second; `nil` for 257 up to 4000 each way.
  public init(_ settling: Settling, from start: Double, drags: MapAxis? = nil, velocities: MapAxis? = nil) {
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

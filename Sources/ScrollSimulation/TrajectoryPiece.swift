/// A part of a trajectory in closed form, so that whoever draws it needs no samples.
///
/// Some seconds s after it begins, the offset is `offset` + Σ amplitude·(e^(−rate·s) − 1), and the velocity that the
/// trajectory reports is Σ velocity·e^(−rate·s).
public struct TrajectoryPiece: Hashable, Sendable {
  /// One exponential.
  public struct Term: Hashable, Sendable {
    /// Its share of the offset, in points.
    public let amplitude: Double

    /// How fast it fades, per second.
    public let rate: Double

    /// Its share of the velocity, in points per second.
    public let velocity: Double
  }

  /// When it begins, in seconds from lift-off.
  public let begin: Double

  /// The offset it begins at, in points.
  public let offset: Double

  /// The summands.
  public let terms: [Term]

  /// The offset some seconds after lift-off, in points; before it begins, as when it does.
  public func position(at time: Double) -> Double {
    terms.reduce(offset) { $0 + $1.amplitude * expm1(-$1.rate * elapsed(at: time)) }
  }

  /// The velocity some seconds after lift-off, in points per second; before it begins, as when it does.
  public func velocity(at time: Double) -> Double {
    terms.reduce(0) { $0 + $1.velocity * exp(-$1.rate * elapsed(at: time)) }
  }

  /// How long it has lasted, in seconds; what is no number counts as 0.
  private func elapsed(at time: Double) -> Double { time > begin ? time - begin : 0 }
}

extension Trajectory {
  /// The path in closed form, part after part; it holds up to the duration, from which on the content is at the end.
  public var pieces: [TrajectoryPiece] {
    let decelerated = spring == nil || crossing > 0 ? decay.map(Self.piece) : nil
    let sprung = spring.map { Self.piece($0, from: crossing, to: end) }
    return [decelerated, sprung].compactMap(\.self)
  }

  private static func piece(_ curve: Deceleration) -> TrajectoryPiece {
    TrajectoryPiece(
      begin: 0, offset: curve.start,
      terms: [.init(amplitude: -curve.run, rate: 1000 * curve.decay, velocity: 1000 * curve.velocity)])
  }

  private static func piece(_ spring: EdgeSpring, from begin: Double, to end: Double) -> TrajectoryPiece {
    let slow = spring.displacement + spring.gain
    let fast = EdgeSpring.stiffness + spring.decay
    return TrajectoryPiece(
      begin: begin, offset: end + spring.displacement,
      terms: [
        .init(amplitude: slow, rate: EdgeSpring.stiffness, velocity: -EdgeSpring.stiffness * slow),
        .init(amplitude: -spring.gain, rate: fast, velocity: fast * spring.gain),
      ])
  }
}

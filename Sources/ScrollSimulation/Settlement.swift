/// The steps from one gesture to its rest; offsets in points from the leading end.
public struct Settlement: Hashable, Sendable {
  /// A misalignment up to this, in points, is none unless somebody says otherwise: half a point, about a pixel.
  package static let tolerance = 0.5

  /// The fewest points that are seen to be wrong (our choice: a mark 4 points beside a tick passes for one on it).
  package static let leastSeen = 5.0

  /// The offset when the gesture began; past an end, as displayed.
  public let start: Double

  /// The offset when the finger lifted; past an end, as the rubber band shows it.
  public let released: Double

  /// The content's velocity when the finger lifted, in points per millisecond, positive forward.
  public let velocity: Double

  /// The rate at which free deceleration is projected: the fast one where the behavior limits scrolling, or a layout's own.
  public let rate: DecelerationRate

  /// The announced end of free deceleration, if the content went on for ever.
  public let projected: Double

  /// The announced end of free deceleration within 0…reach, which `updateTarget` receives.
  public let proposed: Double

  /// The behavior's target; without a behavior, the proposal.
  public let target: Double

  /// The rest: the target within 0…reach; without a behavior, the landing of free deceleration there.
  public let offset: Double

  /// The index of the page whose stop is nearest, from 0; ties go to the smaller.
  public let page: Int

  /// The index of the item whose stop is nearest, from 0; ties go to the smaller; without items, the page.
  public let item: Int

  /// How far the offset lies beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  public let misalignment: Double

  let isFree: Bool

  /// The path from lift-off to rest, worked out anew at each call.
  public var trajectory: Trajectory {
    if isFree {
      .free(from: released, velocity: velocity, rate: rate, to: offset)
    } else {
      .targeted(from: released, velocity: velocity, to: offset)
    }
  }

  /// How long it takes from lift-off to rest, in seconds.
  public var duration: Double { trajectory.duration }
}

extension Double {
  /// Whether an offset or a length in points is another one, to half a point.
  func isAt(_ other: Double) -> Bool { abs(self - other) <= Settlement.tolerance }
}

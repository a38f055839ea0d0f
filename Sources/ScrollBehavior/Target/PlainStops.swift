/// The stops of items of one length whose neighbours, if any, are within reach: one multiplication finds the nearest.
///
/// A search tells them apart from the others by the offset alone, and is spared clamping, and looking for ties and for
/// stops that coincide: among these there are none, but for ties between two, of which the first is meant.
@usableFromInline
struct PlainStops: Sendable {
  /// The first and the last offset, in points, whose nearest stop is such a one.
  @usableFromInline let from: Double
  @usableFromInline let to: Double

  /// How many stops there are in a point.
  @usableFromInline let perPoint: Double

  /// From where they are counted, in points: half a coincidence after the first one, so that ties go to the smaller.
  @usableFromInline let origin: Double

  /// No stop at all.
  static var none: PlainStops { PlainStops(from: .infinity, to: -.infinity, perPoint: 0, origin: 0) }

  private init(from: Double, to: Double, perPoint: Double, origin: Double) {
    self.from = from
    self.to = to
    self.perPoint = perPoint
    self.origin = origin
  }

  /// Finds them.
  ///
  /// - Parameters:
  ///   - first: where the first stop would be if the content went on for ever, in points.
  ///   - pitch: how far apart stops are, in points.
  ///   - count: how many stops there are.
  ///   - reach: the largest offset that can be rested on, in points.
  init(first: Double, pitch: Double, count: Int, reach: Double) {
    let margin = 2 * Coincidence.distance
    // Up to a milliard points, what a sum is rounded by is less than a coincidence.
    guard pitch > 2 * margin, reach < 0x1p30, abs(first) < 0x1p30 else {
      self = .none
      return
    }
    let last = Double(count - 1)
    let beforeStart = first >= 0 ? -1 : (-first / pitch).rounded(.up)
    let beforeEnd = ((reach - first) / pitch).rounded(.down)
    var low = beforeStart + 1
    var high = beforeEnd >= last ? last : beforeEnd - 1
    // The divisions round, so either may be one too far.
    if first + low * pitch < 0 { low += 1 }
    if first + high * pitch > reach { high -= 1 }
    guard low <= high else {
      self = .none
      return
    }
    self.init(
      from: max(0, first + (low - 0.5) * pitch + margin),
      to: min(reach, first + (high + 0.5) * pitch - margin),
      perPoint: 1 / pitch,
      origin: first + Coincidence.distance / 2)
  }

  /// Whether the nearest stop to an offset is one of them.
  @inlinable
  @inline(__always)
  func contains(_ offset: Double) -> Bool {
    offset >= from && offset <= to
  }

  /// The whole number nearest to one between −2⁵⁰ and 2⁵⁰, as both kinds of number.
  ///
  /// A number so large that no fraction is left beside it is added: the sum is whole, and its last bits count. A
  /// conversion there and back takes three times as long.
  @inlinable
  @inline(__always)
  static func rounded(_ number: Double) -> (Double, Int) {
    let large = 0x1.8p52
    let sum = number + large
    return (sum - large, Int(truncatingIfNeeded: sum.bitPattern &- large.bitPattern))
  }
}

import Foundation
import ScrollSimulation

/// The whole settlement of a gesture written out for one horizontal layout of equal items: the yardstick for the library.
///
/// No protocol, no context, no errors; the same numbers come out.
struct HandWritten {
  let bounds: Double
  let container: Double
  let count: Int
  let length: Double
  let spacing: Double
  let reach: Double
  let decay: Double
  let landingReach: Double

  init(bounds: Double, insets: Double, count: Int, length: Double, spacing: Double, isFast: Bool = false) {
    self.bounds = bounds
    container = bounds - insets
    (self.count, self.length, self.spacing) = (count, length, spacing)
    reach = max(0, length + Double(count - 1) * (length + spacing) - container)
    let rate = isFast ? 0.99 : 0.998
    decay = -log(rate)
    landingReach = 1000 * rate / (1000 - 1000 * rate)
  }

  /// A gesture, and the offset at which it begins, in points.
  typealias Swipe = (start: Double, gesture: Gesture)

  /// The steps of a settlement that take work, as the library tells them.
  typealias Rest = (
    released: Double, proposed: Double, target: Double, offset: Double, item: Int, misalignment: Double
  )

  /// One gesture under one rule: start, released, proposal, velocity in pt/ms, and landing give a target.
  @inline(__always)
  func settle(
    _ swipe: Swipe,
    rule: (_ start: Double, _ released: Double, _ proposed: Double, _ velocity: Double, _ landing: Double) ->
      Double
  ) -> Rest {
    var released = swipe.start - swipe.gesture.drag
    if released < 0 {
      released = -stretched(-released)
    } else if released > reach {
      released = reach + stretched(released - reach)
    }
    let u = -swipe.gesture.velocity / 1000
    let excess = max(0, abs(u) - 0.01)
    let projected = released + (u < 0 ? -excess : excess) / decay
    let landing = released + (u < 0 ? -excess : excess) * landingReach
    let proposed = min(max(projected, 0), reach)
    let target = rule(swipe.start, released, proposed, u, landing)
    let offset = min(max(target, 0), reach)
    let item = nearest(offset)
    var misalignment = offset - stop(item)
    if offset < abs(misalignment) { misalignment = offset }
    if reach - offset < abs(misalignment) { misalignment = offset - reach }
    return (released, proposed, target, offset, item, misalignment)
  }

  @inline(__always)
  private func stretched(_ past: Double) -> Double { 0.55 * past / (1 + 0.55 * past / bounds) }

  @inline(__always)
  func stop(_ item: Int) -> Double { min(Double(item) * (length + spacing), reach) }

  /// The item whose stop is nearest, the end's counted once.
  @inline(__always)
  func nearest(_ offset: Double) -> Int {
    let pitch = length + spacing
    let item = min(max(Int(((offset / pitch) - 0.5).rounded(.up)), 0), count - 1)
    let atEnd = Int((reach / pitch).rounded(.up))
    let clamped = min(item, atEnd)
    return clamped + 1 <= atEnd && stop(clamped + 1) - offset < offset - stop(clamped) ? clamped + 1 : clamped
  }
}

/// The rules of the behaviors, as plain arithmetic.
extension HandWritten {
  func none(_ swipe: Swipe) -> Rest { settle(swipe) { _, _, _, _, landing in min(max(landing, 0), reach) } }

  func paging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, released, proposed, u, _ in
      let first = (start / bounds).rounded()
      let wanted: Double =
        u > 0.01
        ? ((released + 1e-6) / bounds).rounded(.down) + 1
        : u < -0.01 ? ((released - 1e-6) / bounds).rounded(.up) - 1 : (proposed / bounds).rounded()
      return min(max(min(max(wanted, first - 1), first + 1) * bounds, 0), reach)
    }
  }

  func viewAligned(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, u, _ in viewAligned(start: start, proposed: proposed, velocity: u) }
  }

  @inline(__always)
  private func viewAligned(start: Double, proposed: Double, velocity u: Double) -> Double {
    guard proposed > 0, proposed < reach else { return proposed }
    let item = nearest(proposed)
    guard abs(u) > 0.01, item == nearest(start) else { return stop(item) }
    return u > 0 ? stop(min(item + 1, count - 1)) : stop(max(item - 1, 0))
  }

  func velocityPaging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, u, _ in
      u > 0 ? start + container : u < 0 ? start - container : proposed
    }
  }

  func distancePaging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, _, _ in
      abs(start - proposed) > container / 3
        ? (proposed > start ? start + container : start - container) : start
    }
  }

  func thresholdPaging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, _, _ in
      guard proposed != start else { return start }
      let forward = proposed > start
      let remaining = forward ? reach - start : start
      let wanted =
        abs(start - proposed) > min(remaining, container) / 3
        ? (forward ? start + container : start - container)
        : (start / container).rounded(forward ? .down : .up) * container
      let base = min(max(wanted, 0), reach)
      if base >= 0.95 * reach { return reach }
      if base <= 0.05 * container { return 0 }
      return forward
        ? min((base / container).rounded() * container, reach)
        : reach - ((reach - base) / container).rounded() * container
    }
  }

  func multiple(_ swipe: Swipe) -> Rest {
    settle(swipe) { _, _, proposed, _, _ in
      let step = max(1, (container / 10).rounded())
      return (proposed / step).rounded() * step
    }
  }

  func nearestPage(_ swipe: Swipe) -> Rest {
    settle(swipe) { _, _, proposed, _, _ in (proposed / container).rounded() * container }
  }

  func containerPaging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, _, _ in
      let last = max(0, ((reach - 1e-6) / container).rounded(.up))
      let position = position(proposed, last)
      let wanted =
        proposed > start
        ? (position + 2.0 / 3).rounded(.down)
        : proposed < start ? (position - 2.0 / 3).rounded(.up) : position.rounded()
      let first = self.position(start, last).rounded()
      let page = min(max(wanted, first - 1), first + 1)
      return page >= last ? reach : max(0, page * container)
    }
  }

  func flickPaging(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, u, _ in
      let last = max(0, ((reach - 1e-6) / container).rounded(.up))
      let first = position(start, last).rounded()
      let nearest = position(proposed, last).rounded()
      let speed = abs(u) * 1000
      let most: Double = speed >= 2000 ? 5 : 1
      let page =
        speed < 200 || speed == 0
        ? min(max(nearest, first - 1), first + 1)
        : u > 0 ? min(max(nearest, first + 1), first + most) : max(min(nearest, first - 1), first - most)
      return page >= last ? reach : max(0, page * container)
    }
  }

  @inline(__always)
  private func position(_ offset: Double, _ last: Double) -> Double {
    if offset <= 0 || reach <= 0 { return 0 }
    if offset >= reach { return last }
    let lastWhole = (last - 1) * container
    return offset < lastWhole ? offset / container : last - 1 + (offset - lastWhole) / (reach - lastWhole)
  }

  func singleView(_ swipe: Swipe) -> Rest {
    settle(swipe) { start, _, proposed, u, _ in
      let start = min(max(start, 0), reach)
      let farthest = viewAligned(start: start, proposed: proposed, velocity: u)
      var rest = farthest
      while abs(rest - start) > 0.002 {
        let nearer = viewAligned(start: start, proposed: start + (rest - start) / 2, velocity: u)
        guard min(start, rest) < nearer, nearer < max(start, rest), abs(nearer - start) > 0.001 else {
          return rest
        }
        rest = nearer
      }
      return farthest == proposed ? proposed : rest
    }
  }
}

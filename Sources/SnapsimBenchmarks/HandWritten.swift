import Foundation
import ScrollSimulation

/// The settlement of a gesture written out for 20 equal items in a row: the yardstick for the library.
///
/// No protocol, no context, no errors; the same numbers come out.
struct HandWritten {
  let bounds = 390.0
  let container = 390.0
  let count = 20
  let pitch = 390.0
  let reach = 19 * 390.0
  let rate: Double
  let decay: Double

  init(isFast: Bool) {
    rate = isFast ? 0.99 : 0.998
    decay = -log(rate)
  }

  /// A gesture as rules see it, in points and points per millisecond.
  struct Swipe {
    var start: Double
    let released: Double
    var proposed: Double
    let velocity: Double
    let landing: Double
  }

  /// One gesture under one rule.
  func settle(
    _ start: Double, _ gesture: Gesture, _ rule: (Swipe) -> Double
  ) -> (offset: Double, item: Int, misalignment: Double) {
    var released = start - gesture.drag
    if released < 0 {
      released = -stretched(-released)
    } else if released > reach {
      released = reach + stretched(released - reach)
    }
    let u = -gesture.velocity / 1000
    let excess = max(0, abs(u) - 0.01) * (u < 0 ? -1 : 1)
    let swipe = Swipe(
      start: start, released: released, proposed: min(max(released + excess / decay, 0), reach), velocity: u,
      landing: released + excess * rate / (1 - rate))
    let offset = min(max(rule(swipe), 0), reach)
    let item = nearest(offset)
    var misalignment = offset - stop(item)
    if offset < abs(misalignment) { misalignment = offset }
    if reach - offset < abs(misalignment) { misalignment = offset - reach }
    return (offset, item, misalignment)
  }

  private func stretched(_ past: Double) -> Double { 0.55 * past / (1 + 0.55 * past / bounds) }

  private func stop(_ item: Int) -> Double { min(Double(item) * pitch, reach) }

  /// The item whose stop is nearest, the end's counted once.
  private func nearest(_ offset: Double) -> Int {
    let item = min(max(Int(((offset / pitch) - 0.5).rounded(.up)), 0), count - 1)
    let atEnd = Int((reach / pitch).rounded(.up))
    let clamped = min(item, atEnd)
    return clamped + 1 <= atEnd && stop(clamped + 1) - offset < offset - stop(clamped) ? clamped + 1 : clamped
  }
}

// The targets of the behaviors, as plain arithmetic.
extension HandWritten {
  func none(_ swipe: Swipe) -> Double { swipe.landing }

  func paging(_ swipe: Swipe) -> Double {
    let first = (swipe.start / bounds).rounded()
    let wanted: Double =
      switch swipe.velocity {
      case let u where u > 0.01: ((swipe.released + 1e-6) / bounds).rounded(.down) + 1
      case let u where u < -0.01: ((swipe.released - 1e-6) / bounds).rounded(.up) - 1
      default: (swipe.proposed / bounds).rounded()
      }
    return min(max(wanted, first - 1), first + 1) * bounds
  }

  func viewAligned(_ swipe: Swipe) -> Double {
    let (proposed, u) = (swipe.proposed, swipe.velocity)
    guard proposed > 0, proposed < reach else { return proposed }
    let item = nearest(proposed)
    guard abs(u) > 0.01, item == nearest(swipe.start) else { return stop(item) }
    return u > 0 ? stop(min(item + 1, count - 1)) : stop(max(item - 1, 0))
  }

  func velocityPaging(_ swipe: Swipe) -> Double {
    let u = swipe.velocity
    return u > 0 ? swipe.start + container : u < 0 ? swipe.start - container : swipe.proposed
  }

  func distancePaging(_ swipe: Swipe) -> Double {
    let (start, proposed) = (swipe.start, swipe.proposed)
    guard abs(start - proposed) > container / 3 else { return start }
    return proposed > start ? start + container : start - container
  }

  func thresholdPaging(_ swipe: Swipe) -> Double {
    let (start, proposed) = (swipe.start, swipe.proposed)
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

  func multiple(_ swipe: Swipe) -> Double {
    let step = max(1, (container / 10).rounded())
    return (swipe.proposed / step).rounded() * step
  }

  func nearestPage(_ swipe: Swipe) -> Double { (swipe.proposed / container).rounded() * container }

  func containerPaging(_ swipe: Swipe) -> Double {
    let position = position(swipe.proposed)
    let wanted =
      swipe.proposed > swipe.start
      ? (position + 2.0 / 3).rounded(.down)
      : swipe.proposed < swipe.start ? (position - 2.0 / 3).rounded(.up) : position.rounded()
    let first = self.position(swipe.start).rounded()
    return offset(ofPage: min(max(wanted, first - 1), first + 1))
  }

  func flickPaging(_ swipe: Swipe) -> Double {
    let first = position(swipe.start).rounded()
    let nearest = position(swipe.proposed).rounded()
    let speed = abs(swipe.velocity) * 1000
    let most: Double = speed >= 2000 ? 5 : 1
    return offset(
      ofPage: speed < 200
        ? min(max(nearest, first - 1), first + 1)
        : swipe.velocity > 0
          ? min(max(nearest, first + 1), first + most) : max(min(nearest, first - 1), first - most))
  }

  private var lastPage: Double { max(0, ((reach - 1e-6) / container).rounded(.up)) }

  private func offset(ofPage page: Double) -> Double { page >= lastPage ? reach : max(0, page * container) }

  private func position(_ offset: Double) -> Double {
    if offset <= 0 || reach <= 0 { return 0 }
    if offset >= reach { return lastPage }
    let lastWhole = (lastPage - 1) * container
    return offset < lastWhole
      ? offset / container : lastPage - 1 + (offset - lastWhole) / (reach - lastWhole)
  }

  func singleView(_ swipe: Swipe) -> Double {
    let start = min(max(swipe.start, 0), reach)
    func aligned(_ proposed: Double) -> Double {
      var asked = swipe
      (asked.start, asked.proposed) = (start, proposed)
      return viewAligned(asked)
    }
    let farthest = aligned(swipe.proposed)
    var rest = farthest
    while abs(rest - start) > 0.002 {
      let nearer = aligned(start + (rest - start) / 2)
      guard min(start, rest) < nearer, nearer < max(start, rest), abs(nearer - start) > 0.001 else {
        return rest
      }
      rest = nearer
    }
    return farthest == swipe.proposed ? swipe.proposed : rest
  }
}

import Foundation
import ScrollSimulation

private let rounds = 250

/// Starts at rest, drags and velocities of all sizes; the same in every run.
private let swipes: [HandWritten.Swipe] = {
  var state: UInt64 = 7
  func random() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 0x1p53
  }
  return (0..<1 << 12).map { _ in
    let start = min((random() * 20).rounded(.down) * 390, 19 * 390)
    return (start, Gesture(drag: (random() - 0.5) * 400, velocity: (random() - 0.5) * 6000))
  }
}()

/// Settlements per second through `any ScrollTargetBehavior`, against the same arithmetic by hand.
func measureSettling() throws {
  try measure("none", nil, HandWritten.none)
  try measure("paging", .paging, HandWritten.paging)
  // It limits scrolling, so that content decelerates at the fast rate.
  try measure("view-aligned", .viewAligned, isFast: true, HandWritten.viewAligned)
  try measure("velocity-paging", .velocityPaging, HandWritten.velocityPaging)
  try measure("distance-paging", .distancePaging, HandWritten.distancePaging)
  try measure("threshold-paging", .thresholdPaging, HandWritten.thresholdPaging)
  try measure("multiple", MultipleScrollTargetBehavior(), HandWritten.multiple)
  try measure("nearest-page", NearestPageBehavior(), HandWritten.nearestPage)
  try measure("flick-paging", .flickPaging, HandWritten.flickPaging)
  try measure("container-paging", .containerPaging, HandWritten.containerPaging)
  try measure("single-view", .singleView, HandWritten.singleView)
}

private func measure(
  _ name: String, _ behavior: (any ScrollTargetBehavior)?, isFast: Bool = false,
  _ rule: (HandWritten) -> (HandWritten.Swipe) -> HandWritten.Rest
) throws {
  let settling = Settling(
    try ScrollLayout(bounds: 390, content: .stack(ItemStack(count: 20))), behavior: behavior)
  let byHand = rule(HandWritten(bounds: 390, insets: 0, count: 20, length: 390, spacing: 0, isFast: isFast))
  let swipes = swipes
  for (start, gesture) in swipes {
    let (rest, same) = (try settling.settle(from: start, gesture), byHand((start, gesture)))
    let steps = [
      (rest.released, same.released), (rest.proposed, same.proposed), (rest.offset, same.offset),
      (rest.misalignment, same.misalignment),
      // Without a behavior the library's target is the proposal.
      (rest.target, behavior == nil ? rest.target : same.target),
    ]
    guard rest.item == same.item, steps.allSatisfy({ abs($0 - $1) < 1e-6 }) else {
      throw BenchmarkError(
        what: "\(name) from \(start) by \(gesture): \(rest.offset), by hand \(same.offset)")
    }
  }
  var sum = 0.0
  try printMedians(
    "settle, \(name)", against: "by hand", runs: 9, millions: Double(swipes.count * rounds) / 1e6
  ) {
    for _ in 0..<rounds {
      sum += try swipes.reduce(0) { $0 + (try settling.settle(from: $1.start, $1.gesture).offset) }
    }
    return nil
  } yardstick: {
    for _ in 0..<rounds { sum += swipes.reduce(0) { $0 + byHand($1).offset } }
    return nil
  }
  withExtendedLifetime(sum) {}
}

/// The audit over its whole matrix: settlements per second on all cores, against one.
func measureAudit() throws {
  try measure("none", intent: ScrollIntent(.free)) { nil }
  try measure("paging") { .paging }
  try measure("view-aligned") { .viewAligned }
  try measure("threshold-paging") { .thresholdPaging }
  try measure("container-paging") { .containerPaging }
  try measure("single-view") { .singleView }
}

private func measure(
  _ name: String, intent: ScrollIntent? = nil, by make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
) throws {
  func audit(threads: Int) -> Int {
    Audit(make, layouts: nil, intent: intent, effort: .normal, threads: threads).settlements
  }
  let cores = ProcessInfo.processInfo.activeProcessorCount
  try printMedians(
    "audit, \(name)", against: "1 of \(cores) cores", runs: 5, millions: Double(audit(threads: 1)) / 1e6
  ) {
    _ = audit(threads: cores)
    return nil
  } yardstick: {
    _ = audit(threads: 1)
    return nil
  }
}

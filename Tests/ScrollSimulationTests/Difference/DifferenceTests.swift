import Foundation
import ScrollSimulation
import Synchronization
import Testing

/// A paging that turns at another part of the container.
private struct DistancePagingBy: ScrollTargetBehavior {
  var part: Double

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start: Double = context.originalTarget.rect.origin.x
    let container: Double = context.containerSize.width
    let distance = target.rect.origin.x - start
    target.rect.origin.x =
      abs(distance) > part * container ? start + (distance > 0 ? container : -container) : start
  }
}

/// Rests on multiples of 52, and in content that ends on one of them, but not on a container's, 3 pt off if that is asked.
private struct Rows: ScrollTargetBehavior {
  var isWrong = false

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.height - context.containerSize.height)
    let isOff = isWrong && reach > 0 && reach.truncatingRemainder(dividingBy: 52) == 0
    let step = (target.rect.minY / 52).rounded() * 52
    target.rect.origin.y = min(isOff && step > 0 ? step + 3 : step, reach)
  }
}

@Suite("A difference", .timeLimit(.minutes(30)))
struct DifferenceTests {
  private func difference(
    _ old: @escaping @Sendable () -> (any ScrollTargetBehavior)?,
    _ new: @escaping @Sendable () -> (any ScrollTargetBehavior)?, on layouts: [ScrollLayout]? = nil,
    effort: AuditEffort = .quick, tolerance: Double = 1e-6, threads: Int = 2
  ) -> Difference {
    Difference(
      makers: (old, new), layouts: layouts, physics: ScrollPhysics(), effort: effort, tolerance: tolerance,
      threads: threads)
  }

  @Test(.inRelease, arguments: BuiltIn.allCases)
  func `of a behavior and itself is empty`(_ behavior: BuiltIn) {
    let difference = difference({ behavior.behavior }, { behavior.behavior })
    #expect(difference.isEmpty, "\(difference.divergences)")
    #expect(difference.differing == 0)
    #expect(difference.gestures > 1000)
    #expect(difference.layouts > 10)
  }

  @Test func `of rows is looked for on layouts of such rows`() {
    #expect(difference({ Rows() }, { Rows() }).isEmpty)
    let wrong = difference({ Rows() }, { Rows(isWrong: true) })
    #expect(!wrong.isEmpty)
    #expect(wrong.divergences.first?.counterexample.layout.axis == .vertical)
    #expect(wrong.layouts > difference({ nil }, { nil }).layouts)
  }

  @Test(.inRelease) func `of equal behaviors written differently is empty`() {
    let rewritten = Moving { target, context in
      AskedAxis.change(&target, context) { asked in
        if asked.proposed - asked.start > asked.container / 3 { return asked.start + asked.container }
        if asked.start - asked.proposed > asked.container / 3 { return asked.start - asked.container }
        return asked.start
      }
    }
    let distance = Difference(DistancePagingBehavior(), rewritten)
    #expect(distance.isEmpty, "\(distance.divergences)")
    let container = difference({ ContainerPagingBehavior() }, { MutatedPaging(.none) }, effort: .normal)
    #expect(container.isEmpty, "\(container.divergences)")
  }

  /// How some mutants part from the original, besides others.
  private static let kinds: [Mutation: Divergence.Kind] = [
    .rewritesPrograms: .program, .resetsOtherAxis: .rectangle, .emptiesSize: .rectangle,
    .dividesByEmpty: .emptyContainer, .noLimit: .page, .noClampAtTheEnd: .target, .turnsLate: .page,
  ]

  @Test(arguments: Mutation.allCases.filter { $0 != .none })
  func `with a mutant is found, and named`(_ mutation: Mutation) throws {
    let difference = difference(
      { ContainerPagingBehavior() }, { MutatedPaging(mutation) }, on: try MutatedPagingTests.layouts())
    let found = difference.divergences.map(\.kind)
    #expect(Self.kinds[mutation].map(found.contains) ?? !found.isEmpty, "\(difference.divergences)")
  }

  @Test(.inRelease) func `shows each way by a small gesture that shows it`() throws {
    let difference = difference(
      { ContainerPagingBehavior() }, { MutatedPaging(.fastTurnsTwo) }, effort: .normal)
    let shown = try #require(difference.divergences.first { $0.kind == .page })
    #expect(shown.counterexample.layout == (try ScrollLayout.pages(3)))
    #expect(shown.counterexample.start == 0)
    #expect(shown.counterexample.gesture == Gesture(drag: -40, velocity: -2500))
    #expect(shown.old == "rests on 390 (page 1)")
    #expect(shown.new == "rests on 780 (page 2)")
    #expect(abs(shown.leastSpeed - 2300) < 1e-6)
  }

  @Test(.inRelease) func `says to what it is confined`() throws {
    let mirrored = difference(
      { ContainerPagingBehavior() }, { MutatedPaging(.mirrorsOnceMore) }, effort: .normal)
    #expect(mirrored.divergences.contains { $0.kind == .page && $0.isRightToLeft })
    let vertical = difference({ ContainerPagingBehavior() }, { MutatedPaging(.forgetsVertical) })
    #expect(vertical.divergences.allSatisfy { $0.axis == .vertical })
    let ends = difference({ ContainerPagingBehavior() }, { MutatedPaging(.lastIsTrap) })
    #expect(ends.divergences.allSatisfy { $0.isAtEnds || !$0.kind.isOfGesture })
  }

  /// None of the gestures that are tried from everywhere lies between them.
  @Test func `finds thresholds that lie a point apart`() throws {
    let layout = try ScrollLayout()
    for part in [0.3360, 0.3334] {
      let difference = difference(
        { DistancePagingBy(part: 1.0 / 3) }, { DistancePagingBy(part: part) }, on: [layout], effort: .normal)
      let shown = try #require(difference.divergences.first)
      let drag = abs(shown.counterexample.gesture.drag)
      #expect(shown.kind == .page)
      #expect(shown.counterexample.gesture.velocity != 0 || (drag > 130 && drag <= 390 * part))
    }
  }

  @Test func `by less than the tolerance is none`() throws {
    let layouts = [try ScrollLayout()]
    // A third of a point off.
    let shifted = Moving { target, context in
      DistancePagingBehavior().updateTarget(&target, context: context)
      if context.velocity != .zero { target.rect.origin.x += 1.0 / 3 }
    }
    let exact = difference({ DistancePagingBehavior() }, { shifted }, on: layouts)
    #expect(exact.divergences.contains { $0.kind == .alignment })
    let tolerant = difference({ DistancePagingBehavior() }, { shifted }, on: layouts, tolerance: 0.5)
    #expect(tolerant.isEmpty, "\(tolerant.divergences)")
  }

  @Test func `of one whose target is no number is a way of its own`() throws {
    let layouts = [try ScrollLayout()]
    let broken = Moving { target, context in if context.velocity.dx > 2000 { target.rect.origin.x = .nan } }
    let difference = difference({ Moving { _, _ in } }, { broken }, on: layouts)
    #expect(difference.divergences.first?.kind == .nonFinite)
    #expect(self.difference({ broken }, { broken }, on: layouts).isEmpty)
  }

  @Test func `is the same for any number of threads`() throws {
    let layouts = try MutatedPagingTests.layouts()
    let one = difference({ FlickPagingBehavior() }, { ContainerPagingBehavior() }, on: layouts, threads: 1)
    let four = difference({ FlickPagingBehavior() }, { ContainerPagingBehavior() }, on: layouts, threads: 4)
    #expect(one.divergences.map(\.description) == four.divergences.map(\.description))
    #expect(one.divergences.map(\.count) == four.divergences.map(\.count))
    #expect(one.gestures == four.gestures)
  }

  /// What a behavior does mirrored and turned is what it does.
  @Test func `is none where a behavior is asked in a plain and in a wrapped form`() {
    #expect(
      Difference(AnyScrollTargetBehavior(.viewAligned), ViewAlignedScrollTargetBehavior(), effort: .quick)
        .isEmpty)
  }
}

import SeededNumbers
import Testing

@testable import ScrollSimulation

@Suite("A behavior as apps write it", .timeLimit(.minutes(30)))
struct WrittenBehaviorsTests {
  // Debug code is slow: there the quick search has to do.
  private static let effort: AuditEffort = isOptimized ? .normal : .quick

  private static func audit(_ written: WrittenBehavior) -> Audit {
    Audit(written.make, layouts: nil, effort: effort)
  }

  /// Those with a fault, each with its audit, at which two tests look.
  private static let faulty = WrittenBehavior.all.filter { !$0.isRight }.map { ($0, audit($0)) }

  @Test(.inRelease)
  func `that is right has no errors without any option, and more often than not at most one finding`() {
    var counts: [Int] = []
    for written in WrittenBehavior.all where written.isRight {
      let audit = Self.audit(written)
      let faults = audit.faults.map { "\($0), if \($0.assumption ?? "anything")" }
      #expect(!audit.findings.contains { $0.severity == .error }, "\(written.id): \(faults)")
      // Where more is said, it is of one cause and one assumption each.
      #expect(faults.count <= 2, "\(written.id): \(faults)")
      #expect(audit.isComplete)
      counts.append(faults.count)
    }
    #expect(counts.sorted()[counts.count / 2] <= 1, "\(counts)")
  }

  @Test(.inRelease) func `with a fault is found out, without any option, by errors that are true`() {
    var (errors, isTrue) = (0, 0)
    for (written, audit) in Self.faulty {
      let faults = audit.faults
      let found = Set(faults.flatMap { [$0] + $0.also }.map(\.id))
      #expect(!found.isDisjoint(with: written.faults), "\(written.id): \(found), and not \(written.faults)")
      for error in faults where error.severity == .error {
        errors += 1
        // What follows from a fault that is named is told under it, or beside it.
        let told = Set(([error] + error.also).map(\.id))
        isTrue += told.isDisjoint(with: written.faults.union(written.others)) ? 0 : 1
      }
    }
    #expect(10 * isTrue >= 9 * errors, "\(isTrue) of \(errors)")
  }

  private struct Idle: ScrollTargetBehavior {
    var stays = false

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if stays { target.rect.origin = context.originalTarget.rect.origin }
    }
  }

  @Test(.inRelease) func `with a fault is not fixed by one that does nothing, nor by one that stays`() {
    let idle = [false, true].map { stays in Audit({ Idle(stays: stays) }, layouts: nil, effort: Self.effort) }
    for (written, before) in Self.faulty {
      let found = Set(before.everyFinding.map(\.id))
      for after in idle { #expect(!after.isFix(of: before, without: found), "\(written.id)") }
    }
  }

  @Test(arguments: WrittenBehavior.all.filter { $0.learned != nil })
  func `is seen to do what it does`(_ written: WrittenBehavior) throws {
    let learned = try #require(FirstLook(AskedBehavior(make: written.make)).learned).description
    #expect(learned.contains(written.learned ?? ""), "\(learned)")
  }
}

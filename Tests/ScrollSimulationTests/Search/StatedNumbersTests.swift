import Testing

@testable import ScrollSimulation

@Suite("Numbers that a source states")
struct StatedNumbersTests {
  @Test func `are asked exactly, below and above, in both units and as parts of the container`() throws {
    let gestures = StatedNumbers([0.5, -0.5, 0, .infinity]).gestures(try .pages(3), upTo: 12_000)
    let velocities = Set(gestures.filter { $0.drag == 0 }.map(\.velocity))
    let drags = Set(gestures.filter { $0.velocity == 0 }.map(\.drag))
    for number in [0.5, 500] {
      #expect(velocities.contains(number) && velocities.contains(-number))
      #expect(velocities.contains { $0 < number && $0 > number - 1e-6 })
      #expect(velocities.contains { $0 > number && $0 < number + 1e-6 })
    }
    #expect(drags.isSuperset(of: [0.5, -0.5, 195, 780]))
    #expect(
      StatedNumbers([20]).gestures(try .pages(3), upTo: 12_000).allSatisfy { abs($0.velocity) <= 12_000 })
  }

  private static func wrong(at speed: Double) -> Ruled {
    Ruled(scrollIntent: ScrollIntent(.container, atMost: 1, assumesPointsPerSecond: true)) { asked in
      asked.isOnStop && abs(asked.velocity) == speed ? asked.right(times: 2) : asked.right
    }
  }

  @Test(arguments: [AuditEffort.quick, .normal])
  func `lead an audit to what is wrong at one of them alone`(_ effort: AuditEffort) throws {
    func ids(_ numbers: [Double]) throws -> Set<String> {
      Audit({ Self.wrong(at: 1235) }, layouts: [try .pages(6)], effort: effort, numbers: numbers).ids
    }
    #expect(try ids([]).isEmpty)
    #expect(try ids([1235]).contains("skipped-page"))
  }
}

import Synchronization
import Testing

@testable import ScrollSimulation

@Suite("What was reached of a source")
struct CountedSourceTests {
  private static let places: [CountedSource.Counted] = [
    ("./A.swift", 3, nil, nil, 0), ("./A.swift", 4, "x > 1", nil, 0), ("./A.swift", 5, nil, nil, 0),
    ("./A.swift", 9, "speed > 9e9", "dx", 0),
  ]

  /// Notes in the order of the places, and what is told.
  @Test(
    arguments: [
      ([true, true, true, true, true, true], nil, nil), ([], nil, nil),
      ([true, false, true, false, true, true], .note, "./A.swift:4: `x > 1` is never true"),
      ([true, true, true, false, true, true], .note, "./A.swift:5: is never reached"),
      ([true, false, false, false, true, true], .note, "./A.swift:5: is never reached"),
      ([true, true, true, true, true, false], .warning, "./A.swift:9: `speed > 9e9` is always true"),
      (
        [true, true, false, true, false, true], .warning,
        "./A.swift:9: `speed > 9e9` is never true; ./A.swift:4: `x > 1` is always true"
      ),
    ] as [([Bool], AuditCheck.Severity?, String?)])
  func `is told by its lines, velocities first and as a warning`(
    _ notes: [Bool], _ severity: AuditCheck.Severity?, _ words: String?
  ) throws {
    let finding = CountedSource(places: Self.places) { notes }.finding(on: try .pages(3)) {}
    #expect(finding?.severity == severity)
    #expect(finding?.explanation == words)
  }

  @Test func `is no warning of a velocity along the axis that does not scroll`() throws {
    let source = CountedSource(places: Self.places) { [true, true, true, true, true, false] }
    #expect(source.finding(on: try .pages(3, axis: .vertical)) {}?.severity == .note)
  }

  @Test func `is one where no other axis scrolls, and nothing compares the velocity along that which does`()
    throws
  {
    func finding(_ places: [CountedSource.Counted]) throws -> Finding? {
      let notes = [true, true, true, true, false, true] + Array(repeating: true, count: 2)
      return CountedSource(places: places) { notes }
        .finding(on: try .pages(3, axis: .vertical), alone: true, seen: Array(repeating: true, count: 8)) {}
    }
    let alone = try finding(Self.places)
    #expect(alone?.severity == .warning)
    #expect(
      alone?.explanation == "./A.swift:9: `speed > 9e9` is never true, and the view scrolls the other way")
    #expect(try finding(Self.places + [("./A.swift", 9, "dy > 1", "dy", 0)])?.severity == .note)
  }

  @Test(
    arguments: [
      ([true, true, false, false, true, false], "./A.swift:5"),
      ([true, true, false, true, true, false], "./A.swift:7"),
      ([true, false, false, false, true, false], "./A.swift:9"),
      ([true, false, false, false, false, false], nil),
      ([], nil),
    ] as [([Bool], String?)])
  func `tells the last way taken, or else where the target is set`(_ notes: [Bool], _ line: String?) {
    let source = CountedSource(places: [
      ("./A.swift", 3, nil, nil, 0), ("./A.swift", 5, nil, nil, 2), ("./A.swift", 7, "x > 1", nil, 2),
      ("./A.swift", 9, nil, nil, 1), ("./A.swift", 11, nil, nil, 1),
    ]) { notes }
    #expect(source.line {} == line)
  }

  @Test func `is judged once the search is done, unless it is left out`() throws {
    let source = CountedSource(places: Self.places) { [true, true, true, true, true, false] }
    let audit = Audit({ NearestPageBehavior() }, layouts: [try .pages(3)], effort: .quick, source: source)
    #expect(audit.ids.contains("never-reached"))
    let other = Audit(
      { NearestPageBehavior() }, layouts: [try .pages(3)], effort: .quick,
      checks: AuditCheck.all.filter { $0.id != "never-reached" }, source: source)
    #expect(!other.ids.contains("never-reached"))
  }

  @Test(arguments: [(AuditEffort.normal, true), (.quick, false)])
  func `is searched on toward what no gesture reached, which may be wrong`(
    _ effort: AuditEffort, _ isFound: Bool
  ) throws {
    let notes = Notes()
    let behavior = Ruled { asked in
      guard abs(abs(asked.velocity) - 5320) < 10 else { return asked.right }
      notes.note()
      return min(asked.right + 9, asked.reach)
    }
    let audit = { source in
      Audit({ behavior }, layouts: [try .pages(5)], effort: effort, source: source).ids
    }
    let place: CountedSource.Counted = ("./A.swift", 4, nil, nil, 0)
    let found = try audit(CountedSource(places: [place]) { notes.taken() })
    #expect(found.contains("misaligned-rest") == isFound)
    #expect(found.contains("never-reached") == !isFound)
    #expect(try !audit(CountedSource(places: [place]) { [true] }).contains("misaligned-rest"))
  }
}

/// The notes of a source with one branch.
private final class Notes: Sendable {
  private let isReached = Mutex(false)

  func note() { isReached.withLock { $0 = true } }

  func taken() -> [Bool] {
    isReached.withLock { isReached in
      defer { isReached = false }
      return [isReached]
    }
  }
}

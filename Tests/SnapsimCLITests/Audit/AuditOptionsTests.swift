import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Options of an audit")
struct AuditOptionsTests {
  @Test(arguments: [
    ("items", ScrollIntent(.items)), ("pages", ScrollIntent(.pages)), ("container", ScrollIntent(.container)),
    ("free", ScrollIntent(.free)), ("multiple=40", ScrollIntent(.multiples(of: 40))),
    ("multiple=33.3,at-most=2", ScrollIntent(.multiples(of: 33.3), atMost: 2)),
    ("items,anchor=center", ScrollIntent(.items, anchor: .center)),
    ("items,at-most=1,anchor=0.25", ScrollIntent(.items, anchor: UnitPoint(x: 0.25, y: 0.25), atMost: 1)),
    ("items,anchor=center,at-most=1", ScrollIntent(.items, anchor: .center, atMost: 1)),
    ("at-most=3", ScrollIntent(atMost: 3)), ("offsets=0:120:390", ScrollIntent(.offsets([0, 120, 390]))),
    ("offsets=50", ScrollIntent(.offsets([50]))),
    ("offsets=0:120,free=120:", ScrollIntent(.offsets([0, 120]), freeZones: [120...(.infinity)])),
    ("free=:80", ScrollIntent(freeZones: [0...80])),
    (
      "items,free=0:80,at-most=1,free=500:600",
      ScrollIntent(.items, atMost: 1, freeZones: [0...80, 500...600])
    ),
  ])
  func `an intent is read`(_ text: String, _ intent: ScrollIntent) throws {
    #expect(try ScrollIntent(text) == intent)
  }

  @Test(arguments: [""] + Table.texts("intent-mistakes"))
  func `an intent that is not valid is named`(_ text: String) {
    #expect(throws: UsageError.self) { try ScrollIntent(text) }
  }

  @Test func `checks are chosen and left out, in their own order`() throws {
    let some = ["trap", "crash", "trap"]
    #expect(try NamedCheck.chosen(only: some, skipping: []).map(\.id) == ["crash", "trap"])
    #expect(try NamedCheck.chosen(only: some, skipping: ["trap"]).map(\.id) == ["crash"])
    #expect(
      try NamedCheck.chosen(only: nil, skipping: ["trap", "long-items"]).count == NamedCheck.all.count - 2)
    #expect(throws: UsageError.self) { try NamedCheck.chosen(only: nil, skipping: ["trp"]) }
  }
}

import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A picture of what is reached")
struct ReachabilityPictureTests {
  private func picture(_ spec: String, _ layout: ScrollLayout, _ intent: ScrollIntent) throws -> String? {
    let behavior = try BehaviorCatalog.behavior(spec)
    return Reachability.picture(
      of: behavior.spec, Audit.reachability(of: behavior.make, intent, ScrollPhysics(), on: layout))
  }

  @Test func `shows the page that is skipped and the one that is never left`() throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 21)))
    #expect(
      try picture("threshold-paging", layout, ScrollIntent(.container)) == """
        where threshold-paging rests among 21 stops (# on it, ~ near it, . never, X never leaves it)
          stop      0         10        20
          forward   ###################.X
          backward  ....................X
          forward   20 rests, never on stop 19
          backward  1 rest, never on 20 stops

        """)
  }

  @Test func `has rows of 64 stops and tells of one stop in the singular`() throws {
    let many = try #require(
      try picture(
        "container-paging", ScrollLayout(content: .stack(ItemStack(count: 70))), ScrollIntent(.container)))
    #expect(many.contains("  stop      0         10        20        30        40        50        60\n"))
    #expect(many.contains("  stop            70\n") || many.contains("  forward   ######\n"))
    #expect(many.contains("forward   70 rests, every stop\n"))
    let one = try #require(
      try picture(
        "container-paging", ScrollLayout(content: .stack(ItemStack(count: 1))), ScrollIntent(.container)))
    #expect(one.hasPrefix("where container-paging rests among 1 stop ("))
    #expect(one.contains("forward   1 rest, every stop\n"))
  }

  @Test func `is not drawn where content may rest anywhere`() throws {
    #expect(try picture("none", ScrollLayout(), ScrollIntent(.free)) == nil)
  }
}

import ScrollSimulation
import SnapsimRuns
import Testing

@testable import SnapsimCLI

struct MatchRulesTests {
  @Test func `every combination of the rules is a candidate once, the defaults without parameters`() throws {
    let all = try Match.rules(items: true)
    let own = all.filter { Match.models.contains(String($0.spec.prefix { $0 != ":" })) }
    #expect(own.count == 8 + 48)
    let others = Set(BehaviorCatalog.ours.map(\.name)).subtracting(Match.models)
    #expect(Set(all.map(\.spec)).subtracting(own.map(\.spec)) == others)
    #expect(Set(all.map(\.spec)).count == all.count)
    #expect(all.filter { $0.choices == 0 }.map(\.spec) == ["none", "paging", "view-aligned"])
    #expect(all.contains { $0.spec == "paging:grid=relative,most=any,turn=half" && $0.choices == 3 })
    #expect(try Match.rules(items: false).allSatisfy { !$0.spec.hasPrefix("view-aligned") })
  }
}

import ScrollSimulation
import Testing

@Suite("Findings of one cause")
struct SharedCausesTests {
  @Test func `an end that is never left is one finding, with what lies behind it`() throws {
    let audit = Audit(ThresholdPagingBehavior(), on: try .pages(21))
    let trap = try #require(audit.findings.first { $0.id == "trap" })
    #expect(
      trap.also.map(\.id) == [
        "unreachable-stop", "hidden-content", "direction-dependent-stops", "ignored-drag", "ignored-fling",
      ])
    #expect(!audit.findings.contains { $0.id == "unreachable-stop" })
  }

  @Test func `warnings that assume the same are one, and nothing is said of other layouts`() throws {
    // Rows that stop short of an end which is no row's.
    let rows = Moving { target, _ in target.rect.origin.y = (target.rect.origin.y / 52).rounded() * 52 }
    let audit = Audit(rows, effort: .quick)
    let warning = try #require(audit.faults.first)
    #expect(audit.faults.count == 1, "\(audit.faults)")
    #expect(warning.severity == .warning && warning.check.severity == .error)
    #expect(warning.assumption?.contains("ends with its last item") == true)
    #expect(!warning.also.isEmpty)
  }

  @Test func `errors come before warnings, and warnings before notes`() {
    let severities = Audit(VelocityPagingBehavior(), effort: .quick).findings.map(\.severity)
    let order = severities.map { AuditCheck.Severity.allCases.firstIndex(of: $0) ?? 0 }
    #expect(order == order.sorted())
    #expect(Set(severities).count == 3)
  }
}

import ScrollSimulation
import Testing

@Suite("A single gesture judged by a check")
struct AuditCasesTests {
  @Test(.inRelease, arguments: AuditCheckTests.faults)
  func `has the fault that the check alone finds too, and a right behavior has none there`(
    _ fault: AuditCheckTests.Fault
  ) throws {
    let audit = Audit(
      fault.behavior, layouts: [try fault.layout()], effort: .quick,
      checks: AuditCheck.all.filter { $0.id == fault.id })
    let finding = try #require(audit.findings.first)
    #expect(audit.findings.count == 1 && finding.id == fault.id)
    #expect(finding.failures > 0 && finding.failures <= finding.cases)
    #expect(!finding.explanation.isEmpty && !finding.description.contains("nan"), "\(finding)")
    let shown = finding.counterexample
    func judged(_ make: @escaping @Sendable () -> any ScrollTargetBehavior) -> String? {
      Audit.fault(
        of: AnyScrollTargetBehavior(make()), by: fault.id, on: shown.layout, from: shown.start, shown.gesture,
        intent: ScrollIntent.stated(by: make()))
    }
    // A wrapper asks the behavior itself, whose frames do not follow the gesture.
    if ["cut-fling", "stale-size"].contains(fault.id) { return }
    // The one that counts its calls is made anew, and counts from the start.
    if fault.id != "not-a-function" { #expect(judged(fault.behavior) != nil) }
    // The right one leaves content alone there, and rests elsewhere after a change of size.
    if !["inert", "drifts-by-resizing"].contains(fault.id) { #expect(judged { Ruled { $0.right } } == nil) }
  }

  @Test func `is judged by severities that are in the order of their cases`() {
    let all = AuditCheck.Severity.allCases
    #expect(all.reversed().sorted() == all)
    #expect(all.first == .error && all.last == .note)
  }

  @Test func `says so where there is no such check`() throws {
    let fault = Audit.fault(of: Ruled { $0.right }, by: "misalignd-rest", on: try .pages(3))
    #expect(fault?.hasPrefix("'misalignd-rest' is no check; expected one of crash, hang, ") == true)
  }
}

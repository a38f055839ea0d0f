import Testing

@testable import ScrollSimulation

@Suite("State that a behavior holds")
struct HeldStateTests {
  private final class Model {}

  private struct Holding: ScrollTargetBehavior {
    let model: Model
    let onChange: (Double) -> Void
    @Binding var page: Int
    let step: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  private let holding = Holding(model: Model(), onChange: { _ in }, page: .constant(1), step: 40)

  @Test func `is named by its members, and plain numbers are none`() {
    #expect(holding.heldState == ["model", "onChange", "page"])
    #expect(ContainerPagingBehavior().heldState == [])
    // A closure that returns nothing tells the app something, and feeds nothing.
    #expect(holding.fedState == ["model", "page"])
  }

  @Test func `is not its numbers, which are read too`() {
    #expect(holding.heldNumbers.contains(40))
    #expect(FlickPagingBehavior(light: 210).heldNumbers == [210, 2000, 5])
  }

  @Test func `is told by an audit`() throws {
    let audit = Audit(holding, on: try .pages(2), effort: .quick, checks: [])
    #expect(audit.heldState == ["model", "onChange", "page"])
  }
}

import Testing

@testable import SnapsimCLI

@Suite("What a scenario expects")
struct ScenarioExpectationTests {
  private func expectation(
    _ quantity: ScenarioExpectation.Quantity, _ values: Double..., within tolerance: Double = 0.5
  ) -> ScenarioExpectation {
    ScenarioExpectation(quantity: quantity, values: values, tolerance: tolerance, line: 1)
  }

  @Test func `lengths hold within the tolerance, indexes and truths exactly`() {
    #expect(expectation(.offset, 10).holds(10.5, in: 0))
    #expect(!expectation(.offset, 10).holds(10.6, in: 0))
    #expect(!expectation(.page, 3, within: 5).holds(4, in: 0))
    #expect(expectation(.aligned, 1).holds(1, in: 0))
    #expect(!expectation(.aligned, 1).holds(0, in: 0))
    #expect(!expectation(.target, 1).holds(nil, in: 0))
  }

  @Test func `a list has a value for each repetition, a value alone is for all`() {
    let list = expectation(.page, 1, 2)
    #expect(list.holds(1, in: 0) && list.holds(2, in: 1))
    #expect(!list.holds(1, in: 1))
    #expect(expectation(.page, 1).holds(1, in: 7))
  }
}

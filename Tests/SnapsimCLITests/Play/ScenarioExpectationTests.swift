import Testing

@testable import SnapsimCLI

@Suite("What a scenario expects")
struct ScenarioExpectationTests {
  private func expectation(
    _ quantity: ScenarioExpectation.Quantity, _ values: ScenarioExpectation.Value...,
    within tolerance: Double = 0.5
  ) -> ScenarioExpectation {
    ScenarioExpectation(quantity: quantity, values: values, tolerance: tolerance, line: 1)
  }

  @Test func `lengths hold within the tolerance, indexes and truths exactly`() {
    #expect(expectation(.offset, .number(10)).holds(.number(10.5), in: 0))
    #expect(!expectation(.offset, .number(10)).holds(.number(10.6), in: 0))
    #expect(!expectation(.page, .number(3), within: 5).holds(.number(4), in: 0))
    #expect(expectation(.aligned, .truth(true)).holds(.truth(true), in: 0))
    #expect(!expectation(.aligned, .truth(true)).holds(.truth(false), in: 0))
    #expect(!expectation(.target, .number(1)).holds(nil, in: 0))
  }

  @Test func `a list has a value for each repetition, a value alone is for all`() {
    let list = expectation(.page, .number(1), .number(2))
    #expect(list.holds(.number(1), in: 0) && list.holds(.number(2), in: 1))
    #expect(!list.holds(.number(1), in: 1))
    #expect(expectation(.page, .number(1)).holds(.number(1), in: 7))
  }
}

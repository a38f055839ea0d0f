import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("Which numbers an option takes")
struct NumberRuleTests {
  static let limit = ScrollLayout.limit

  static let taken: [(NumberRule, [Double], [Double])] = [
    (.points, [0, -1, 1, 0.5, limit, -limit], [limit * 2, -limit * 2, .nan, .infinity, -.infinity]),
    (.velocity, [0, -1200, 1200, limit, -limit], [limit * 2, .nan, .infinity]),
    (.length, [.leastNonzeroMagnitude, 1, 0.5, limit], [0, -0.0, -1, limit * 2, .nan, .infinity]),
    (.distance, [0, -0.0, 0.5, limit], [-.leastNonzeroMagnitude, -1, limit * 2, .nan, .infinity]),
    (.rate, [.leastNonzeroMagnitude, 0.5, 0.998, 1.0.nextDown], [0, 1, -0.5, 1.5, .nan]),
    (.count("items"), [1, 2, 1e15], [0, -1, 0.5, 1.5, .nan, .infinity, limit * 2]),
    (.count("pages", from: 0), [0, 1], [-1, 0.5, .nan]),
    (NumberRule("parts", from: 2, to: 5), [2, 3.5, 5], [1.9, 5.1]),
  ]

  @Test("a rule takes what is in its range and refuses the rest", arguments: taken)
  func takes(rule: NumberRule, inside: [Double], outside: [Double]) {
    for value in inside { #expect(rule.takes(value), "\(value)") }
    for value in outside { #expect(!rule.takes(value), "\(value)") }
  }

  @Test func `a count fits an Int, so that it never traps`() throws {
    for option in Option.all {
      guard let rule = option.value.rule, rule.isWhole else { continue }
      #expect(Int(exactly: rule.most) != nil)
      #expect(Int(exactly: rule.least) != nil)
    }
  }
}

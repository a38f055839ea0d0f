import Testing

@testable import SnapsimCLI
@testable import ScrollSimulation

@Suite("Numbers that matter, in words")
struct NumberRangesTests {
  static let cases: [(range: NumberRange, sentence: String)] = [
    (NumberRange(number: .bounds, value: 390), "so too with any length of the scroll view"),
    (NumberRange(number: .velocity, value: 300, least: 271), "so too with any velocity from 271 upward"),
    (NumberRange(number: .velocity, value: -300, greatest: -271), "so too with any velocity up to -271"),
    (
      NumberRange(number: .items, value: 21, least: 21, isFromEnd: true),
      "so too with any number of items from 21 on (begun as far from the end)"
    ),
    (NumberRange(number: .drag, value: 50, least: 40, greatest: 60), "so too with any drag from 40 to 60"),
    (NumberRange(number: .stop, value: 18, least: 18, greatest: 18), "only with stop 18"),
  ]

  @Test(arguments: cases)
  func `say what else does`(_ range: NumberRange, _ sentence: String) {
    #expect([range].sentence == sentence)
  }

  @Test func `are nothing where none is known, and JSON where some are`() {
    #expect(([] as [NumberRange]).sentence == nil)
    let ranges = Self.cases.prefix(2).map(\.range)
    #expect(ranges.sentence == "so too with any length of the scroll view, any velocity from 271 upward")
    #expect(
      ranges.map { $0.json.text() } == [
        #"{"name":"bounds","value":390,"from":null,"to":null,"as-far-from-end":false}"#,
        #"{"name":"velocity","value":300,"from":271,"to":null,"as-far-from-end":false}"#,
      ])
  }
}

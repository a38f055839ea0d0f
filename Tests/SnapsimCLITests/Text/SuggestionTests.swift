import Testing

@testable import SnapsimCLI
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("What somebody meant")
struct SuggestionTests {
  @Test(
    "letters inserted, removed, replaced or swapped with a neighbour count once",
    arguments: Table.rows("distances"))
  func distance(_ row: [String]) {
    #expect(Suggestion.distance(row[0], row[1]) == Int(row[2]))
    #expect(Suggestion.distance(row[1], row[0]) == Int(row[2]))
  }

  @Test func `a distance is symmetric, and zero only between equals`() {
    var words = Option.all.map(\.name) + ColumnTests.names
    words = Array(Set(words)).sorted()
    for left in words {
      for right in words {
        let distance = Suggestion.distance(left, right)
        #expect(distance == Suggestion.distance(right, left))
        #expect((distance == 0) == (left == right))
        #expect(distance <= max(left.count, right.count))
        #expect(distance >= abs(left.count - right.count))
      }
    }
  }

  @Test("the nearest option is named only when it is close", arguments: Table.pairs("suggestions"))
  func suggests(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, in: Option.all.map(\.name)) == (expected.isEmpty ? nil : expected))
  }

  @Test func `nothing is near where there is nothing, nor to what is very long`() {
    #expect(Suggestion.nearest(to: "velocity", in: []) == nil)
    let long = String(repeating: "velocity", count: 1000)
    #expect(Suggestion.nearest(to: long, in: Option.all.map(\.name)) == nil)
  }
}

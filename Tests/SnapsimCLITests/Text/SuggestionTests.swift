import Testing

@testable import SnapsimCLI
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("What somebody meant")
struct SuggestionTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("velocity", "velocity", 0), ("velocty", "velocity", 1),
    ("velocityy", "velocity", 1), ("velocita", "velocity", 1), ("evlocity", "velocity", 1),
    ("velociyt", "velocity", 1), ("ab", "ba", 1), ("pagin", "paging", 1), ("kitten", "sitting", 3),
    ("iphone-99", "iphone-14", 2), ("ca", "abc", 3), ("ä", "a", 1),
  ]

  @Test("letters inserted, removed, replaced or swapped with a neighbour count once", arguments: distances)
  func distance(left: String, right: String, expected: Int) {
    #expect(Suggestion.distance(left, right) == expected)
    #expect(Suggestion.distance(right, left) == expected)
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

  static let nearest: [(String, String?)] = [
    ("velocty", "velocity"), ("veloicty", "velocity"), ("VELOCITY", "velocity"), ("wdth", "width"),
    ("item-lenghts", "item-lengths"), ("item-lenght", "item-length"), ("offset", "offset"),
    ("layout-directoin", "layout-direction"), ("deceleratoin", "deceleration"),
    ("vel", "velocity"), ("pa", nil), ("speed", nil), ("", nil), ("1200", nil), ("xyzzy", nil),
    (String(repeating: "velocity", count: 1000), nil),
  ]

  @Test("the nearest option is named only when it is close", arguments: nearest)
  func suggests(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, in: Option.all.map(\.name)) == expected)
  }

  @Test func `nothing is near where there is nothing`() {
    #expect(Suggestion.nearest(to: "velocity", in: []) == nil)
  }
}

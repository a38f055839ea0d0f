import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("A quantity of a map")
struct MapQuantityTests {
  private func quantity(_ words: String) throws -> MapQuantity {
    try #require(try MapSetting(Pictured.options(words)).swept.first)
  }

  @Test func `has its own numbers where they are a list, and others where they are a range`() throws {
    #expect(try quantity("--width 300,310,500").axis(samples: 99).values == [300, 310, 500])
    #expect(try quantity("--width 300:500:1").axis(samples: 5).values == [300, 350, 400, 450, 500])
    #expect(try quantity("--velocity 100:-100:-1").axis(samples: 3).values == [-100, 0, 100])
  }

  @Test func `has whole numbers only where things are counted`() throws {
    #expect(try quantity("--items 1:5:1").axis(samples: 99).values == [1, 2, 3, 4, 5])
    #expect(try quantity("--items 1:100:1").axis(samples: 11).values.allSatisfy { $0 == $0.rounded() })
    #expect(try quantity("--items 1:100:1").axis(samples: 11).values.count <= 11)
  }

  @Test func `has forty steps for rows where none were asked for`() throws {
    let free = try MapSetting(Pictured.options("--behavior paging")).free
    #expect(free.map(\.name) == ["drag", "velocity"])
    #expect(try free.map { try $0.rowNumbers.count } == [41, 41])
    #expect(try free[0].rowNumbers[20] == 0)
    #expect(free.map(\.words) == ["drag in pt", "velocity in pt/s"])
  }
}

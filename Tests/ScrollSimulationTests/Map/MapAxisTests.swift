import ScrollSimulation
import Testing

@Suite("An axis of a map")
struct MapAxisTests {
  @Test func `has the middle of a range around zero exactly`() {
    for count in [3, 5, 101, 257] {
      let axis = MapAxis(-333.3...333.3, count: count)
      #expect(axis.values.count == count)
      #expect(axis.values[count / 2] == 0)
      #expect(axis.values.first == -333.3)
      #expect(axis.values.last == 333.3)
    }
  }

  @Test func `is never empty`() {
    #expect(MapAxis([]).values == [0])
    #expect(MapAxis(1...2, count: 0).values == [1, 2])
  }

  @Test(arguments: [(-1.0, 10.0), (0, 10), (0.25, 12.5), (1, 20), (1.5, 10), (2, 0), (9, 0)])
  func `has a number at each place`(_ place: Double, _ number: Double) {
    #expect(MapAxis([10, 20, 0]).value(at: place) == number)
  }

  @Test func `has whole numbers only where things are counted`() {
    let axis = MapAxis([1, 2], isCounted: true)
    #expect(axis.value(at: 0.4) == 1)
    #expect(axis.value(at: 0.6) == 2)
  }
}

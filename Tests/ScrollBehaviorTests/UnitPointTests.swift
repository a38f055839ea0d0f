import ScrollBehavior
import Testing

struct UnitPointTests {
  @Test(
    arguments: [
      (UnitPoint.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5),
      (.top, 0.5, 0), (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0),
      (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0),
    ] as [(UnitPoint, Double, Double)])
  func `the named points stand where SwiftUI documents them`(point: UnitPoint, x: Double, y: Double) {
    #expect(Double(point.x) == x)
    #expect(Double(point.y) == y)
    #expect(point == UnitPoint(x: x, y: y))
    #expect(point.fraction(along: .horizontal) == x)
    #expect(point.fraction(along: .vertical) == y)
  }

  @Test func `fractions outside the rectangle are kept`() {
    let point = UnitPoint(x: -0.5, y: 1.5)
    #expect(point.x == -0.5)
    #expect(point.y == 1.5)
  }
}

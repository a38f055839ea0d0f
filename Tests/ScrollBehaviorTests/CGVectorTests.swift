import ScrollBehavior
import Testing

struct CGVectorTests {
  @Test("a vector is made from any of the usual numbers")
  func initializers() {
    let double = 1.5
    #expect(CGVector(dx: double, dy: -2) == CGVector(dx: CGFloat(1.5), dy: CGFloat(-2)))
    #expect(CGVector(dx: 3, dy: 4) == CGVector(dx: 3.0, dy: 4.0))
    #expect(CGVector() == .zero)
    #expect(CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
  }
}

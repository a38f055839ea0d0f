import Testing

@testable import ScrollSimulation

@Suite("The one axis of a behavior")
struct SoleAxisTests {
  @Test(
    arguments: [
      (.horizontal, .horizontal), (.vertical, .vertical), ([], nil), ([.horizontal, .vertical], nil),
    ] as [(Axis.Set, Axis?)])
  func `is that on which it moves targets, if there is one`(moved: Axis.Set, expected: Axis?) {
    let rows = Moving { target, _ in
      if moved.contains(.horizontal) { target.rect.origin.x = (target.rect.minX / 44).rounded() * 44 }
      if moved.contains(.vertical) { target.rect.origin.y = (target.rect.minY / 44).rounded() * 44 }
    }
    #expect(Audit.soleAxis(of: { rows }, ScrollPhysics()) == expected)
  }
}

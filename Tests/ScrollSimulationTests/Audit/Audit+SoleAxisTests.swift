import Testing

@testable import ScrollSimulation

@Suite("The one axis of a behavior")
struct SoleAxisTests {
  private struct Rows: ScrollTargetBehavior {
    var axes: Axis.Set
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if axes.contains(.horizontal) { target.rect.origin.x = (target.rect.minX / 44).rounded() * 44 }
      if axes.contains(.vertical) { target.rect.origin.y = (target.rect.minY / 44).rounded() * 44 }
    }
  }

  @Test(
    arguments: [
      (.horizontal, .horizontal), (.vertical, .vertical), ([], nil), ([.horizontal, .vertical], nil),
    ] as [(Axis.Set, Axis?)])
  func `is that on which it moves targets, if there is one`(moved: Axis.Set, expected: Axis?) {
    #expect(Audit.soleAxis(of: { Rows(axes: moved) }, ScrollPhysics()) == expected)
  }
}

import ScrollBehavior
import Testing

struct ScrollTargetTests {
  private static let target = ScrollTarget(rect: CGRect(x: 10, y: 20, width: 30, height: 40), anchor: .center)

  @Test func `a target is a value of its rectangle and its anchor`() {
    #expect(ScrollTarget(rect: .zero).anchor == nil)
    #expect(Self.target != ScrollTarget(rect: Self.target.rect))
    #expect(Set([Self.target, Self.target]).count == 1)
  }

  @Test(arguments: [
    (Axis.horizontal, 10.0, CGRect(x: -5, y: 20, width: 30, height: 40)),
    (.vertical, 20, CGRect(x: 10, y: -5, width: 30, height: 40)),
  ])
  func `moving along one axis leaves all else`(axis: Axis, offset: Double, moved: CGRect) {
    var target = Self.target
    #expect(target.offset(along: axis) == offset)
    target.setOffset(-5, along: axis)
    #expect(target == ScrollTarget(rect: moved, anchor: .center))
  }

  @Test("a size is made and read along an axis", arguments: Axis.allCases)
  func sizes(axis: Axis) {
    let size = CGSize(7, along: axis, across: 9)
    #expect(size == (axis == .horizontal ? CGSize(width: 7, height: 9) : CGSize(width: 9, height: 7)))
    #expect(size.length(along: axis) == 7)
  }
}

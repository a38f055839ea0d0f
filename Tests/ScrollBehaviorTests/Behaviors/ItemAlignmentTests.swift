import ScrollBehavior
import Testing

struct ItemAlignmentTests {
  @Test(
    arguments: [
      (nil, 0, 0), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0), (.center, 0.5, 0.5),
      (.bottomTrailing, 1, 1), (UnitPoint(x: 0.3, y: 0.7), 0.3, 0.7),
    ] as [(UnitPoint?, Double, Double)])
  func `an anchor gives its fraction on the axis`(anchor: UnitPoint?, horizontal: Double, vertical: Double) {
    let behaviors: [any ScrollTargetBehavior] = [
      ViewAlignedScrollTargetBehavior(anchor: anchor),
      SingleViewScrollTargetBehavior(aligning: .viewAligned(limitBehavior: .never, anchor: anchor)),
      AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: anchor)),
      NotedScrollTargetBehavior(begin: { _ in }, end: {}) {
        AnyScrollTargetBehavior(SingleViewScrollTargetBehavior(aligning: .viewAligned(anchor: anchor)))
      },
    ]
    for behavior in behaviors {
      #expect(behavior.alignment(along: .horizontal) == horizontal)
      #expect(behavior.alignment(along: .vertical) == vertical)
    }
  }

  @Test func `a behavior that aligns nothing of its own counts leading edges`() {
    let behaviors: [any ScrollTargetBehavior] = [
      PagingScrollTargetBehavior.paging, ContainerPagingBehavior.containerPaging,
      FlickPagingBehavior.flickPaging, AnyScrollTargetBehavior(VelocityPagingBehavior.velocityPaging),
    ]
    #expect(behaviors.allSatisfy { $0.alignment(along: .horizontal) == 0 })
  }
}

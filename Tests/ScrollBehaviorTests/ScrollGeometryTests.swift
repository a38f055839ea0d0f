import ScrollBehavior
import Testing

struct ScrollGeometryTests {
  /// An iPhone 14 in landscape (47 pt on both sides), resting at the start: the content's origin is at −47.
  private static let landscape = ScrollGeometry(
    contentOffset: CGPoint(x: -47, y: 0), contentSize: CGSize(width: 15000, height: 390),
    contentInsets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47),
    containerSize: CGSize(width: 844, height: 390))

  @Test func `the bounds are the whole scroll view, the visible rectangle what its insets leave`() {
    #expect(Self.landscape.bounds == CGRect(x: -47, y: 0, width: 844, height: 390))
    #expect(Self.landscape.visibleRect == CGRect(x: 0, y: 0, width: 750, height: 369))
  }

  @Test func `insets that leave nothing make an empty rectangle, not a negative one`() {
    var geometry = Self.landscape
    geometry.containerSize = CGSize(width: 50, height: 10)
    #expect(geometry.visibleRect.size == CGSize(width: 0, height: 0))
  }
}

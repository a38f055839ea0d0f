import Testing

@testable import ScrollSimulation

@Suite("Changes of a layout")
struct ScrollLayoutChangesTests {
  private let pose = Device.all.first.map { DevicePose($0, .landscape) }

  @Test func `a layout stays its device's where only content, margins and direction change`() throws {
    let layout = try ScrollLayout(try #require(pose))
    #expect(try layout.with(content: .length(900)).pose == pose)
    #expect(try layout.with(contentMargins: 4).pose == pose)
    #expect(try layout.with(layoutDirection: .rightToLeft).pose == pose)
    #expect(try layout.with(isScrollTargetLayout: false).pose == pose)
    #expect(try layout.inserting(2, before: 0).pose == pose)
  }

  @Test func `a layout is no device's any more where a part changes that the device gives`() throws {
    let layout = try ScrollLayout(try #require(pose))
    #expect(try layout.with(axis: .vertical).pose == nil)
    #expect(try layout.with(bounds: 300).pose == nil)
    #expect(try layout.with(crossBounds: 300).pose == nil)
    #expect(try layout.with(safeArea: 3).pose == nil)
    #expect(try layout.with(crossSafeArea: 3).pose == nil)
    #expect(try layout.with(horizontalSizeClass: .regular).pose == nil)
    #expect(try layout.with(verticalSizeClass: .regular).pose == nil)
  }

  @Test func `scrolling both ways stays through changes, and is what a behavior is told`() throws {
    #expect(try ScrollLayout().axes == .horizontal && !ScrollLayout().scrollsBothWays)
    let layout = try ScrollLayout(axis: .vertical).scrollingBothWays()
    // Goes to 120 pt by a gesture upward in a scroll view that scrolls both ways, and else nowhere else.
    let behavior = Moving { target, context in
      let isUpward = context.velocity.dx == 0 && context.velocity.dy > 0
      if isUpward, context.axes == [.horizontal, .vertical] { target.rect.origin.y = 120 }
    }
    for changed in [layout, try layout.turned(), try layout.with(bounds: 500)] {
      #expect(changed.axes == [.horizontal, .vertical])
      let settling = Settling(changed, behavior: behavior)
      #expect(try settling.settle(from: 0, Gesture(drag: -300, velocity: -500)).offset == 120)
    }
    #expect(layout.scrollingBothWays(false).axes == .vertical)
  }

  @Test func `what is covered is a length, and stays through changes`() throws {
    let layout = try ScrollLayout().covered(by: 44, collapsing: 90)
    for changed in [try layout.with(bounds: 300), try layout.turned()] {
      #expect(changed.covered == 44 && changed.collapse == 90)
    }
    #expect(throws: ScrollLayoutError.self) { try layout.covered(by: 44, collapsing: .infinity) }
    #expect(throws: ScrollLayoutError.self) { try layout.covered(by: -1) }
    #expect(throws: ScrollLayoutError.self) { try layout.covered(by: .nan) }
  }
}

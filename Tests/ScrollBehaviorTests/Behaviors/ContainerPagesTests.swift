import SeededNumbers
import Testing

@testable import ScrollBehavior

struct ContainerPagesTests {
  private func pages(_ container: Double, content: Double) throws -> ContainerPages {
    let moment = Moment.plain(container, content: content)
    var upright = moment
    upright.axis = .vertical
    let across = try #require(ContainerPages(moment.context, isHorizontal: true))
    let down = try #require(ContainerPages(upright.context, isHorizontal: false))
    #expect(across.reach == down.reach && across.last == down.last && across.container == down.container)
    return across
  }

  @Test(
    "the last page is the end, whole or partial, and a millionth of a point makes no page",
    arguments: [
      (100, 450, 350, 4), (100, 400, 300, 3), (100, 400.000_000_5, 300.000_000_5, 3),
      (100, 400.01, 300.01, 4), (100, 399.999_999_5, 299.999_999_5, 3), (100, 100, 0, 0), (100, 30, 0, 0),
      (100, 0, 0, 0), (100, 101, 1, 1), (750, 15_000, 14_250, 19),
    ] as [(Double, Double, Double, Double)])
  func ends(container: Double, content: Double, reach: Double, last: Double) throws {
    let pages = try pages(container, content: content)
    #expect(pages.reach == content - container || pages.reach == 0)
    #expect(abs(pages.reach - reach) < 1e-9)
    #expect(pages.last == last)
    #expect(pages.offset(ofPage: last) == pages.reach)
  }

  @Test(arguments: [(0, 500), (-3, 500), (.nan, 500), (100, .infinity), (100, .nan)] as [(Double, Double)])
  func `there are no pages without a container or a number`(container: Double, content: Double) {
    let moment = Moment.plain(container, content: content)
    let pages = ContainerPages(moment.context, isHorizontal: true)
    #expect(pages == nil)
  }

  // By hand: pages 0, 100, 200, 300 and the end, 350; the last is half a page long.
  @Test(
    "a position counts the pages before an offset, a partial last page as one",
    arguments: [
      (-20, 0, 0), (0, 0, 0), (50, 0.5, 1), (100, 1, 1), (249, 2.49, 2), (300, 3, 3), (310, 3.2, 3),
      (325, 3.5, 4), (340, 3.8, 4), (350, 4, 4), (900, 4, 4),
    ] as [(Double, Double, Double)])
  func positions(offset: Double, position: Double, nearest: Double) throws {
    let pages = try pages(100, content: 450)
    #expect(abs(pages.position(of: offset) - position) < 1e-12)
    #expect(pages.page(nearest: offset) == nearest)
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (2, 200), (4, 350), (5, 350), (1e9, 350)])
  func `a page beyond an end is that end`(page: Double, offset: Double) throws {
    #expect(try pages(100, content: 450).offset(ofPage: page) == offset)
  }

  @Test("position and offset are inverse and grow together, over random pages", arguments: 0..<300)
  func inverse(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let container = Double.random(in: 1...1400, using: &random)
    let count = Double.random(in: 0...40, using: &random)
    let isWhole = Bool.random(using: &random)
    let pages = try pages(container, content: container * (isWhole ? count.rounded() : count))
    for page in stride(from: 0, through: pages.last, by: 1) {
      let offset = pages.offset(ofPage: page)
      #expect((0...pages.reach).contains(offset))
      #expect(abs(pages.position(of: offset) - page) < 1e-9)
      #expect(pages.page(nearest: offset) == page)
    }
    var before = (offset: -1.0, position: 0.0)
    for step in 0...200 {
      let offset = pages.reach * Double(step) / 200
      let position = pages.position(of: offset)
      #expect((0...pages.last).contains(position))
      #expect(position >= before.position)
      #expect(offset == before.offset || pages.reach == 0 || position > before.position || step == 0)
      before = (offset, position)
    }
  }
}

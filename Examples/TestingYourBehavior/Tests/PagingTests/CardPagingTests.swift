import ScrollSimulation
import Testing

@testable import Paging

@Suite("Card paging")
struct CardPagingTests {
  let upright = try? ScrollLayout(.named("iphone-14"), .portrait)
  let flat = try? ScrollLayout(.named("iphone-14"), .landscape)

  @Test
  func `a flick turns one card`() throws {
    var view = SimulatedScrollView(try #require(upright), behavior: .cards)
    #expect(try view.swipe(velocity: -800).offset == 390)
  }

  @Test
  func `a nudge turns none`() throws {
    var view = SimulatedScrollView(try #require(upright), behavior: .cards)
    #expect(try view.swipe(velocity: 0, drag: -60).offset == 0)
  }

  @Test
  func `each of eight flicks in landscape rests on a page`() throws {
    var view = SimulatedScrollView(try #require(flat), behavior: .cards)
    for page in 1...8 {
      let rest = try view.swipe(velocity: -1200)
      #expect(rest.page == page)
      #expect(rest.misalignment == 0)
    }
  }

  @Test
  func `no gesture leads astray, in landscape either`() throws {
    let layout = try #require(flat)
    let audit = Audit(CardPaging(), on: layout)
    #expect(audit.findings.isEmpty, "\(audit.findings)")
  }

  @Test
  func `a flick that catches another goes on from there`() throws {
    var view = SimulatedScrollView(try #require(upright), behavior: .cards)
    try view.swipe(velocity: -800)
    view.interrupt(after: 0.1)
    #expect(try view.swipe(velocity: -800).misalignment == 0)
  }

  @Test
  func `a rotation rests on a page again`() throws {
    var view = SimulatedScrollView(try #require(upright), behavior: .cards)
    try view.swipe(velocity: -800)
    try view.resize(to: try #require(flat))
    #expect(view.offset.truncatingRemainder(dividingBy: 750) == 0)
  }
}

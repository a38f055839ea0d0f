import ScrollBehavior
import Testing

@testable import ScrollSimulation

@Suite("A judged behavior")
struct JudgedBehaviorTests {
  /// Two rests near the top, and free content below.
  private static let header = Moving { target, _ in
    if target.rect.minY < 120 { target.rect.origin.y = target.rect.minY < 60 ? 0 : 120 }
  }

  private static let rows = try? ScrollLayout.upright(844, .stack(ItemStack(count: 40, length: .points(70))))

  @Test func `rests by what it was seen to do where it states nothing`() throws {
    let layout = try #require(Self.rows)
    let judged = JudgedBehavior({ Self.header }, physics: ScrollPhysics())
    #expect(judged.learned == nil)
    let settling = Settling(layout, behavior: Self.header, physics: ScrollPhysics(), rests: judged.rests)
    // An aligned rest needs no look.
    #expect(try settling.settle(from: 0, Gesture()).misalignment == 0)
    #expect(judged.learned == nil)
    let opened = try settling.settle(from: 0, Gesture(drag: -100))
    #expect((opened.offset, opened.misalignment) == (120, 0))
    #expect(judged.learned?.description.contains("free past 120 pt") == true)
    let plain = Settling(layout, behavior: Self.header)
    #expect(try plain.settle(from: 0, Gesture(drag: -100)).misalignment == -20)
  }

  @Test(arguments: [
    (ScrollIntent(.free), 0.0), (ScrollIntent(.items), -20.0), (ScrollIntent(.multiples(of: 50)), 20.0),
    (ScrollIntent(.multiples(of: 120)), 0.0),
  ])
  func `rests by a stated intent`(_ intent: ScrollIntent, _ misalignment: Double) throws {
    let settling = Settling(
      try #require(Self.rows), behavior: Self.header, physics: ScrollPhysics(),
      rests: JudgedBehavior({ Self.header }, intent: intent, physics: ScrollPhysics()).rests)
    #expect(try settling.settle(from: 0, Gesture(drag: -100)).misalignment == misalignment)
  }

  @Test func `finds by one gesture what an audit of the layout finds`() throws {
    let layout = try ScrollLayout.pages(21)
    let judged = JudgedBehavior({ ThresholdPagingBehavior() }, physics: ScrollPhysics())
    for finding in Audit(ThresholdPagingBehavior(), on: layout).findings.flatMap({ [$0] + $0.also }) {
      let shown = finding.demonstration
      let fault = judged.fault(of: finding.check, on: shown.layout, from: shown.start, shown.gesture)
      #expect(fault == finding.explanation, "\(finding)")
    }
    #expect(judged.fault(of: .trap, on: layout, from: 0, Gesture(drag: -40, velocity: -1200)) == nil)
  }
}

import ScrollSimulation
import SeededNumbers
import Testing

struct RubberBandTests {
  // By the published formula, to eight digits.
  @Test(arguments: [
    (390.0, 10.0, 5.423515), (390, 100, 48.202247), (390, 390, 138.387097), (844, 200, 97.316562),
  ])
  func `the stretch of the table`(dimension: Double, drag: Double, displayed: Double) {
    #expect(abs(RubberBand(dimension: dimension).displayed(drag: drag) - displayed) < 5e-7)
  }

  @Test(arguments: [
    ("R01", 5.0), ("R02", 10), ("R03", 50), ("R04", 100), ("R05", 200), ("R06", 270), ("R07", 370),
    ("R08", 470), ("R09", 590),
  ])
  func `UIKit's recorded stretches, to a pixel`(id: String, drag: Double) throws {
    #expect(try PhysicsVectors.row(id).accepts(-RubberBand(dimension: 852).displayed(drag: drag)))
  }

  // b3ll/Motion's test: a range 0…100 in a view of 100, here content of 200 dragged there by a finger.
  @Test("Motion's stretched and unstretched values", arguments: [("R10", 10.0), ("R11", -110), ("R12", -50)])
  func motion(id: String, drag: Double) throws {
    let layout = try ScrollLayout(bounds: 100, content: .length(200))
    let settlement = try Settling(layout, behavior: nil).settle(from: 0, Gesture(drag: drag))
    #expect(try PhysicsVectors.row(id).accepts(settlement.released))
  }

  @Test("the drag is the inverse of the stretch", arguments: 0..<200)
  func inverse(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let band = RubberBand(dimension: Double.random(in: 1...2000, using: &random))
    let drag = Double.random(in: 0...5000, using: &random)
    let displayed = band.displayed(drag: drag)
    #expect(displayed >= 0 && displayed < band.dimension && displayed <= RubberBand.coefficient * drag)
    let inverted = try #require(band.drag(displayed: displayed))
    #expect(abs(inverted - drag) <= 1e-9 * max(1, drag * drag / band.dimension))
    let shown = band.dimension * Double.random(in: 0..<1, using: &random)
    let dragged = try #require(band.drag(displayed: shown))
    #expect(abs(band.displayed(drag: dragged) - shown) < 1e-9)
  }

  @Test func `the slope begins at 0.55, and a longer drag stretches further but never by the dimension`() {
    let band = RubberBand(dimension: 390)
    #expect(RubberBand.coefficient == 0.55)
    #expect(band.displayed(drag: 0) == 0)
    #expect(abs(band.displayed(drag: 1e-6) / 1e-6 - 0.55) < 1e-6)
    var last = 0.0
    for exponent in 0...12 {
      let displayed = band.displayed(drag: 10 * Double(1 << (2 * exponent)))
      #expect(displayed > last && displayed < 390)
      last = displayed
    }
    #expect(390 - last < 0.01)
  }

  @Test("no drag shows the dimension or more", arguments: [390, 390.1, 1e300, .infinity, .nan] as [Double])
  func outOfReach(displayed: Double) { #expect(RubberBand(dimension: 390).drag(displayed: displayed) == nil) }
}

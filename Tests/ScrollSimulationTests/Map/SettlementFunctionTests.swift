import ScrollSimulation
import Testing

@Suite("A settlement function")
struct SettlementFunctionTests {
  @Test func `goes to a container and to hard flicks by itself`() throws {
    let layout = try ScrollLayout(bounds: 844, safeArea: AxisInsets(47))
    let function = SettlementFunction(Settling(layout, behavior: PagingScrollTargetBehavior()), from: 750)
    #expect(function.x.values.first == -750)
    #expect(function.x.values.last == 750)
    #expect(function.y.values.first == -4000)
    #expect(function.y.values.last == 4000)
  }

  @Test func `agrees with the settling that it asks`() throws {
    let settling = Settling(try ScrollLayout(), behavior: FlickPagingBehavior())
    let function = SettlementFunction(settling, from: 3900)
    for (drag, velocity) in [(0.0, 0.0), (-200, 0), (0, -2500), (130, -900)] {
      let settlement = try settling.settle(from: 3900, Gesture(drag: drag, velocity: velocity))
      let outcome = try function.outcome(x: drag, y: velocity)
      #expect(outcome.offset == settlement.offset)
      #expect(outcome.pagesMoved == settlement.page - 10)
    }
  }

  @Test func `takes any two quantities`() throws {
    let function = SettlementFunction(x: MapAxis([320, 844]), y: MapAxis([-1200])) { width, velocity in
      let settling = Settling(try ScrollLayout(bounds: width), behavior: PagingScrollTargetBehavior())
      return MapOutcome(
        try settling.settle(from: 0, Gesture(velocity: velocity)), from: settling.grids.place(0))
    }
    #expect(try function.outcome(x: 320, y: -1200).offset == 320)
    #expect(try function.outcome(x: 844, y: -1200).offset == 844)
  }
}

import ScrollSimulation
import Testing

@Suite("An outcome")
struct MapOutcomeTests {
  /// Where a drag from page 3 of two items each comes to.
  private func outcome(_ behavior: any ScrollTargetBehavior) throws -> MapOutcome {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 20, perPage: 2)))
    let settling = Settling(layout, behavior: behavior)
    return MapOutcome(try settling.settle(from: 1170, Gesture(drag: 400)), from: settling.grids.place(1170))
  }

  @Test func `counts pages and items from where the gesture began`() throws {
    let outcome = try outcome(NearestPageBehavior())
    #expect(outcome.pagesMoved == -1)
    #expect(outcome.itemsMoved == -2)
    #expect((outcome.page, outcome.item, outcome.offset) == (2, 4, 780))
  }

  @Test(arguments: [
    (Watched.page, -1), (.item, -2), (.misalignment(), 1), (.misalignment(tolerance: 30), 0),
    (.misalignment(tolerance: 29.5), 1),
  ])
  func `is watched for one thing`(_ watched: Watched, _ value: Int) throws {
    let outcome = try outcome(MultipleScrollTargetBehavior(of: 750))
    #expect(outcome.offset == 750 && outcome.misalignment == -30)
    #expect(watched.value(of: outcome) == value)
  }
}

import Testing

@testable import ScrollSimulation

@Suite("Reachability", .timeLimit(.minutes(30)))
struct ReachabilityTests {
  private func surveyed(
    _ behavior: BuiltIn, _ layout: ScrollLayout
  ) throws -> (forward: Reachability, backward: Reachability, stops: [Double], traps: [Bool]) {
    try #require(
      Audit.reachability(
        of: { behavior.behavior }, .stated(by: behavior.behavior), ScrollPhysics(), on: layout))
  }

  @Test(arguments: [1, 2, 20, 40])
  func `container-paging rests on every page in both directions, and none is a trap`(_ count: Int) throws {
    let reachability = try surveyed(.containerPaging, .pages(count))
    let pages = (0..<count).map { Double($0) * 390 }
    #expect(reachability.forward.rests == pages)
    #expect(reachability.backward.rests == pages)
    #expect(reachability.stops == pages)
    #expect(!reachability.forward.isContinuous && !reachability.backward.isContinuous)
    // A single stop is left by nothing, and need not be.
    #expect(reachability.traps.allSatisfy { !$0 })
  }

  @Test func `threshold-paging misses page 19 of 21 and is trapped on 20`() throws {
    let reachability = try surveyed(.thresholdPaging, .pages(21))
    #expect(!reachability.forward.includes(19 * 390))
    #expect(reachability.backward.rests == [7800])
    #expect(reachability.traps.firstIndex(of: true) == 20)
    #expect(reachability.traps.filter { $0 }.count == 1)
  }

  @Test func `threshold-paging with a partial page has the two published sets of stops`() throws {
    let layout = try ScrollLayout(bounds: 100, content: .length(450))
    let reachability = try surveyed(.thresholdPaging, layout)
    #expect(reachability.forward.rests == [0, 100, 200, 300, 350])
    #expect(reachability.backward.rests == [0, 50, 150, 250, 350])
  }

  @Test func `beyond 128 stops the first and the last 64 are followed`() throws {
    let reachability = try surveyed(.containerPaging, .pages(129))
    #expect(reachability.stops.count == 128)
    let followed = Array(0..<64) + Array(65..<129)
    #expect(reachability.stops == followed.map { Double($0) * 390 })
    #expect(reachability.forward.rests == reachability.stops)
    #expect(reachability.backward.rests == reachability.stops)
    #expect(try surveyed(.containerPaging, .pages(128)).stops.count == 128)
    let million = try surveyed(.containerPaging, .pages(1_000_000))
    #expect(million.stops.count == 128)
    #expect(million.stops.last == 999_999.0 * 390)
  }

  @Test(arguments: BuiltIn.allCases)
  func `rests are in order and within the content`(_ behavior: BuiltIn) throws {
    for layout in [
      try ScrollLayout.pages(5), try ScrollLayout(content: .stack(ItemStack(count: 7, length: .points(333)))),
    ] {
      let reachability = try surveyed(behavior, layout)
      for rests in [reachability.forward.rests, reachability.backward.rests] {
        #expect(rests == rests.sorted())
        #expect(rests.allSatisfy { $0 >= 0 && $0 <= layout.reach })
      }
    }
  }

  @Test(arguments: [BuiltIn.containerPaging, .flickPaging, .singleViewCenter])
  func `of what treats both directions alike, backward mirrors forward`(_ behavior: BuiltIn) throws {
    let layout = try ScrollLayout.pages(9)
    let reachability = try surveyed(behavior, layout)
    #expect(reachability.backward.rests == reachability.forward.rests.map { layout.reach - $0 }.reversed())
  }

  @Test func `of what may rest anywhere there is none`() throws {
    let reachability = try surveyed(.none, .pages(5))
    #expect(reachability.stops.isEmpty)
    #expect(reachability.forward.isContinuous || reachability.backward.isContinuous)
  }

  @Test func `velocity-paging, which drags leave anywhere, still reaches every page by flings`() throws {
    let reachability = try surveyed(.velocityPaging, .pages(40))
    #expect(reachability.forward.isContinuous || reachability.backward.isContinuous)
    for stop in reachability.stops {
      #expect(reachability.forward.includes(stop))
      #expect(reachability.backward.includes(stop))
    }
  }

  @Test func `what crashes has none`() throws {
    let layout = try ScrollLayout.pages(3)
    let isSurveyed = LosingProcess.run { process, watch in
      Audit.reachability(
        of: { Ruled { _ in process.lose() } }, ScrollIntent(.container), ScrollPhysics(), on: layout,
        watch: watch) != nil
    }
    #expect(!isSurveyed)
  }

  @Test func `stops that coincide are one`() throws {
    let layout = try ScrollLayout(content: .stack(ItemStack(count: 12, length: .points(100))))
    let windows = Reachability.windows(layout.stops())
    #expect(windows.count == 1)
    #expect(windows.first == [0, 100, 200, 300, 400, 500, 600, 700, 800, 810])
  }
}

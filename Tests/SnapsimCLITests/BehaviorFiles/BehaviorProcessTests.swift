import Foundation
import Testing

@testable import ScrollSimulation
@testable import SnapsimBehaviorFiles
@testable import SnapsimRuns
@testable import SnapsimSystem

@Suite("A child that is watched")
struct BehaviorProcessTests {
  @Test func `takes the orders that it is given, and the command line behind them`() {
    let none = ChildOrders()
    var orders = none
    orders.pipes = [7, 12]
    orders.isTemporary = true
    orders.leftOut = ["./A.swift:A(x: \"a=b\")", "--"]
    orders.isRepeated = true
    orders.lost = [
      (17, Loss("crashed (SIGILL)", at: "./A: b.swift:5")), (1 << 62, Loss("did not return", isHang: true)),
    ]
    let commandLine = ["--velocity", "-1200", "--", "--", "lost=3:x"]
    for given in [none, orders] {
      let read = ChildOrders.read(given.words(before: commandLine))
      #expect(read.orders.words(before: []) == given.words(before: []))
      #expect(read.commandLine == commandLine)
    }
  }

  @Test func `stands still while a call goes on, as far as that was watched`() {
    let start = ContinuousClock.now
    var stillness = BehaviorProcess.Stillness(at: start)
    func look(_ milliseconds: Int, _ counts: [Int]) -> Int {
      let still = stillness.look(at: counts, at: start + .milliseconds(milliseconds))
      return Int((still / .milliseconds(1)).rounded())
    }
    #expect(look(20, [1, 4]) == 0)
    #expect(look(70, [1, 5]) == 50)
    // A longer gap is no time that was watched; what goes on longest counts.
    #expect(look(5000, [1, 5]) == 150)
    #expect(look(5050, [3, 5]) == 150)
    #expect(look(5100, [3, 6]) == 50)
    #expect(look(5200, [4, 6]) == 0)
    #expect(look(5300, [4, 6]) == 0)
  }

  @Test func `shares numbers with the tool, which sees the calls of each thread`() throws {
    let page = try SharedPage.make(in: [Platform.temporaryFolder])
    #expect(page.begin(0) == 1 && page.begin(3) == 1)
    page.end(0)
    #expect(page.begin(0) == 3)
    #expect(page.counts.filter { $0 > 0 } == [3, 1])
    page[.output] += 7
    page.end(0)
    page.end(3)
    #expect(page.lost == nil)
    page.ask(SharedPage.number(3, 70_000, 9_000_000), 0)
    let lost = try #require(page.lost.flatMap(SharedPage.question))
    #expect(lost == (3, 70_000, 9_000_000))
    page.ask(0, 0)
    #expect(page.lost == nil)
    page.forgetCalls()
    #expect(page.counts.allSatisfy { $0 == 0 })
    #expect(page[.output] == 7)
  }
}

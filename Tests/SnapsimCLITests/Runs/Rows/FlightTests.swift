import SeededNumbers
import Testing

@testable import SnapsimRuns

@Suite("Gestures on one clock")
struct FlightTests {
  static func flights(_ command: String) throws -> [Flight] {
    var flights: [Flight] = []
    let options = try RunOptions(command)
    try options.forEachRun { run throws in try run.fly { flights.append($0) } }
    return flights
  }

  @Test func `a gesture lifts off the moment the one before rests`() throws {
    let flights = try Self.flights("--behavior paging --velocity -1200 --repeat 3")
    #expect(flights.count == 3)
    #expect(flights[0].liftOff == 0)
    for (one, next) in zip(flights, flights.dropFirst()) {
      #expect(next.liftOff == one.end)
      #expect(one.length == one.settlement.duration && !one.isCaught)
    }
  }

  @Test func `after= catches the one before, or waits where that rests already`() throws {
    let caught = try Self.flights("--gesture velocity=-1200 --gesture velocity=-1200,after=0.25")
    #expect(caught[0].isCaught && caught[0].length == 0.25)
    #expect(caught[1].liftOff == 0.25)
    #expect(caught[1].settlement.start == caught[0].moment(0.25, reach: 1e6).offset)
    let waiting = try Self.flights("--gesture velocity=-1200 --gesture velocity=-1200,after=9")
    #expect(!waiting[0].isCaught && waiting[0].length == waiting[0].settlement.duration)
    #expect(waiting[1].liftOff == 9)
  }

  @Test("from its length on a flight is at its end", arguments: [0.25, 1, 100])
  func end(time: Double) throws {
    let flight = try Self.flights("--gesture velocity=-1200 --gesture velocity=-1200,after=0.25")[0]
    let moment = flight.moment(time, reach: 1e6)
    #expect(moment.time == 0.25)
    #expect(moment.offset == flight.trajectory.position(at: 0.25))
    #expect(moment.velocity == flight.trajectory.velocity(at: 0.25))
  }
}

@Suite("The clock of a trace")
struct FlightInstantTests {
  private static func instants(_ interval: Double, _ start: Double, _ end: Double) -> [Double] {
    var instants: [Double] = []
    Flight.forEachInstant(every: interval, after: start, before: end) { instants.append($0) }
    return instants
  }

  @Test func `instants are multiples of the interval strictly between two times`() {
    #expect(Self.instants(0.1, 0, 0.45) == [0.1, 0.2, 0.3, 0.4])
    #expect(Self.instants(0.25, 0.25, 1) == [0.5, 0.75])
    #expect(Self.instants(0.016, 1, 1.05) == [1.008, 1.024, 1.04])
    let frames = [1.0, 2, 3].map { $0 / 60 }
    #expect(Self.instants(Flight.frame, 0, 0.06) == frames)
    #expect(Self.instants(0.7, 0, 3).last == 2.8)
    #expect(Self.instants(5, 0, 3).isEmpty)
  }

  @Test func `an instant that is all but a start or an end is not told beside it`() {
    #expect(Self.instants(0.1, 0.3 + 1e-12, 0.5 - 1e-12) == [0.4])
    #expect(Self.instants(0.1, 0.2, 0.2).isEmpty)
  }

  @Test func `where instants can no longer be told apart there are none, and it ends`() {
    #expect(Self.instants(1e-6, 0x1p53, 0x1p53 + 4).isEmpty)
    #expect(Self.instants(1.0 / 3, 1e300, .infinity).isEmpty)
  }

  @Test("instants grow, by the interval, for any interval", arguments: 0..<200)
  func properties(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let interval = Double.random(in: 0.001...0.2, using: &generator)
    let start = Double.random(in: 0...30, using: &generator)
    let instants = Self.instants(interval, start, start + 2)
    #expect(abs(Double(instants.count) - 2 / interval) <= 1.001)
    for (earlier, later) in zip([start] + instants, instants + [start + 2]) {
      #expect(later > earlier && later - earlier <= interval * 1.0000011)
    }
  }
}

import Testing

@testable import SnapsimRuns

@Suite("Gestures on one clock")
struct FlightTests {
  static func flights(_ command: String) throws -> [Flight] {
    var flights: [Flight] = []
    let options = try RunOptions(command)
    try Runs(options).forEach { run throws in
      try run.fly { flights.append($0) }
    }
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

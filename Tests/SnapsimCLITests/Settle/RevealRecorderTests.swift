import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("What comes into view")
struct RevealRecorderTests {
  private static func entries(_ command: String) throws -> [Reveal] {
    var entries: [Reveal] = []
    let options = try RunOptions(command)
    try options.forEachRun { run throws in
      var recorder = try RevealRecorder(run.settling.layout, from: try run.start())
      try run.fly { flight throws in try recorder.follow(flight) { entries.append($0) } }
      try recorder.finish { entries.append($0) }
    }
    return entries
  }

  /// When an item was in view, as found by looking often.
  private struct Sampled {
    /// The looks at which it came into view, and those at which it was gone again, in seconds.
    var shown: [Double] = []
    var hidden: [Double] = []
    var rests = false
  }

  /// Looks at every half millisecond, and 400 times in a drag: the finger slides the content there, it does not leap.
  private static func sampled(_ command: String) throws -> [Int: Sampled] {
    let options = try RunOptions(command)
    var found: [Int: Sampled] = [:]
    try options.forEachRun { run throws in
      let layout = run.settling.layout
      guard let items = layout.items else { return }
      var inView: Set<Int> = []
      func look(_ offset: Double, _ time: Double, atRest: Bool = false) {
        let start = offset - layout.insets.leading
        for item in 0..<items.count {
          let isSeen =
            items.trailingEdge(of: item) > start + 1e-6
            && items.leadingEdge(of: item) < start + layout.bounds - 1e-6
          if isSeen, inView.insert(item).inserted { found[item, default: Sampled()].shown.append(time) }
          if !isSeen, inView.remove(item) != nil { found[item, default: Sampled()].hidden.append(time) }
          if isSeen, atRest { found[item, default: Sampled()].rests = true }
        }
      }
      look(try run.start(), 0, atRest: true)
      try run.fly { flight throws in
        let (start, end) = (flight.settlement.start, flight.settlement.released)
        for step in 0...400 { look(start + (end - start) * Double(step) / 400, flight.liftOff) }
        for step in 0...Int(flight.length * 2000) + 1 {
          let time = min(Double(step) / 2000, flight.length)
          look(flight.trajectory.position(at: time), flight.liftOff + time)
        }
        if !flight.isCaught { look(flight.settlement.offset, flight.end, atRest: true) }
      }
    }
    return found
  }

  @Test(arguments: Table.texts("reveals"))
  func `each item shows, goes, comes back and rests when a look at every half millisecond finds it so`(
    _ command: String
  ) throws {
    let found = try Self.sampled(command)
    let entries = try Self.entries(command)
    #expect(Set(entries.map(\.item)) == Set(found.keys))
    #expect(entries.count == found.count)
    #expect(entries.map(\.shown) == entries.map(\.shown).sorted())
    func expect(_ time: Double?, _ sampled: Double?, _ reveal: Reveal) {
      #expect((time == nil) == (sampled == nil), "\(reveal)")
      guard let time, let sampled else { return }
      #expect(sampled >= time - 1e-9 && sampled <= time + 0.0006, "\(reveal) \(sampled)")
    }
    for entry in entries {
      let reveal = entry
      let looks = try #require(found[reveal.item])
      expect(reveal.shown, looks.shown.first, reveal)
      expect(reveal.hidden, looks.hidden.count == looks.shown.count ? looks.hidden.last : nil, reveal)
      expect(reveal.returned, looks.shown.count > 1 ? looks.shown.last : nil, reveal)
      #expect(reveal.rests == looks.rests, "\(reveal)")
      #expect((reveal.headStart ?? 0) >= 0)
    }
  }

  @Test func `random runs are told as a look at every half millisecond finds them`() throws {
    var random = SplitMix64(seed: 7)
    let behaviors = BehaviorCatalog.ours.map(\.name)
    for _ in 0..<60 {
      func number(_ range: ClosedRange<Double>) -> String {
        Double.random(in: range, using: &random).shortest
      }
      var command = "--behavior \(behaviors.randomElement(using: &random) ?? "none")"
      command += " --items \(Int.random(in: 1...40, using: &random)) --item-length \(number(30...500))"
      for index in 0..<Int.random(in: 1...4, using: &random) {
        command += " --gesture velocity=\(number(-4000...4000)),drag=\(number(-400...400))"
        if index > 0, Bool.random(using: &random) { command += ",after=\(number(0...0.6))" }
      }
      try `each item shows, goes, comes back and rests when a look at every half millisecond finds it so`(
        command)
    }
  }

  @Test func `what is there at the start has no head start, what the finger uncovers one of 0`() throws {
    let entries = try Self.entries("--item-length 100 --drag -150 --velocity -1000 --items 50")
    let byItem = Dictionary(uniqueKeysWithValues: entries.map { ($0.item, $0) })
    #expect((0...3).allSatisfy { byItem[$0]?.headStart == nil && byItem[$0]?.rests == true })
    #expect(byItem[4]?.headStart == 0 && byItem[5]?.headStart == 0)
    #expect(try #require(byItem[6]?.headStart) > 0)
  }

  @Test func `an item flashes by unless the content rests with it in view; a catch is no rest`() throws {
    let far = try Self.entries("--item-length 100 --velocity -3000 --items 50")
    let resting = Set(far.filter { $0.hidden == nil }.map(\.item))
    #expect(resting == [14, 15, 16, 17, 18])
    for entry in far where entry.item > 3 { #expect(entry.rests == resting.contains(entry.item)) }
    let caught = try Self.entries(
      "--item-length 100 --items 90 --gesture velocity=-3000 --gesture velocity=-3000,after=0.2")
    #expect(caught.filter { $0.item == 6 }.map(\.rests) == [false])
    let resumed = try Self.entries("--item-length 100 --items 90 --velocity -3000 --repeat 2")
    #expect(resumed.filter { $0.item == 15 }.map(\.rests) == [true])
  }

  @Test func `many items that flash by are told one after the other`() throws {
    let entries = try Self.entries("--item-length 4e-2 --items 1e5 --velocity -20000")
    #expect(entries.count == 100_000)
    #expect(entries.map(\.item) == Array(0..<100_000))
  }

  @Test
  func `what cannot come back is told before the run is over, and what can is not kept without limit`() throws
  {
    let gesture = "--item-length 4e-2 --items 1e6 --velocity -6000"
    for (command, isOver) in [(gesture, false), (gesture + " --repeat 2", true)] {
      let options = try RunOptions(command)
      var told = 0
      var error: UsageError?
      try options.forEachRun { run throws in
        var recorder = try RevealRecorder(run.settling.layout, from: 0, mostWaiting: 12_000)
        do {
          try run.fly { flight throws in try recorder.follow(flight) { _ in told += 1 } }
        } catch let caught {
          error = caught as? UsageError
        }
      }
      #expect(error?.message.hasPrefix("more than 12000 items come into view") == (isOver ? true : nil))
      #expect(isOver ? told == 0 : told > 60_000)
    }
  }
}

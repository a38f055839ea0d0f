import ScrollBehavior
import Synchronization
import Testing

@testable import ScrollSimulation

/// A process whose behavior is lost now and then: each time all is asked again by a fresh one that knows of it.
final class LosingProcess: Sendable {
  private let asked = Mutex<SearchWatch.Place?>(nil)
  private let lost = Mutex<(place: SearchWatch.Place, loss: Loss)?>(nil)

  /// The question at hand does something from which no process comes back.
  @discardableResult
  func lose(_ words: String = "crashed (SIGILL)", isHang: Bool = false) -> Double {
    let place = asked.withLock { $0 }
    lost.withLock { lost in
      guard lost == nil, let place else { return }
      lost = (place, Loss(words, at: "./A.swift:5", isHang: isHang))
    }
    return 0
  }

  /// Asks until nothing is lost that was not lost before.
  static func run<Result>(_ ask: (LosingProcess, SearchWatch) -> Result) -> Result {
    var losses: [(place: SearchWatch.Place, loss: Loss)] = []
    while true {
      let process = LosingProcess()
      let watch = SearchWatch(lost: losses, mostThreads: 1) { _, place in
        if let place { process.asked.withLock { $0 = place } }
      }
      let result = ask(process, watch)
      guard let lost = process.lost.withLock({ $0 }) else { return result }
      losses.append(lost)
    }
  }
}

@Suite("Behaviors that are lost", .timeLimit(.minutes(30)))
struct SearchWatchTests {
  private func audit(
    _ layout: ScrollLayout?, intent: ScrollIntent = ScrollIntent(.container, atMost: 1),
    _ rule: @escaping @Sendable (LosingProcess, AskedAxis) -> Double
  ) -> Audit { audit(layout) { process in Ruled(scrollIntent: intent) { rule(process, $0) } } }

  private func audit(
    _ layout: ScrollLayout?, making make: @escaping @Sendable (LosingProcess) -> (any ScrollTargetBehavior)?
  ) -> Audit {
    LosingProcess.run { process, watch in
      Audit({ make(process) }, layouts: layout.map { [$0] }, effort: .quick, watch: watch)
    }
  }

  @Test(.inRelease, arguments: [("crash", "crashed (SIGILL)"), ("hang", "did not return within 2 s")])
  func `are a finding with its line, and take no other along`(_ id: String, _ words: String) throws {
    let audit = audit(try .pages(6)) { process, asked in
      if asked.start == asked.stop(1), asked.velocity > 2000 {
        return process.lose(words, isHang: id == "hang")
      }
      return asked.velocity == 0 && asked.proposed != asked.start ? asked.proposed : asked.right
    }
    #expect(audit.ids.isSuperset(of: [id, "misaligned-rest"]), "\(audit.findings)")
    // The rest of a part is left out behind the third, and that is said.
    #expect(!audit.isComplete)
    let finding = try #require(audit.findings.first { $0.id == id })
    #expect(finding.place == "./A.swift:5")
    #expect(finding.counterexample.start == 390)
    #expect(finding.failures > 0 && finding.failures <= finding.cases)
  }

  @Test func `that end the process in other ways are told of in words`() throws {
    let audit = audit(try .pages(6)) { process, asked in
      asked.start == asked.stop(1) ? process.lose("ended the process (exit)") : asked.right
    }
    let crash = try #require(audit.findings.first { $0.id == "crash" })
    #expect(crash.explanation == "the behavior ended the process (exit)")
  }

  @Test func `at a touch are shown as that, also where content may rest anywhere`() throws {
    let audit = audit(try .pages(6), intent: ScrollIntent(.free)) { process, asked in
      if asked.isTouch, asked.start == asked.reach { return process.lose() }
      return asked.velocity > 2000 ? .nan : asked.proposed
    }
    #expect(audit.ids.isSuperset(of: ["crash", "non-finite"]), "\(audit.findings)")
    let crash = try #require(audit.findings.first { $0.id == "crash" }).counterexample
    #expect(crash.gesture == Gesture())
    #expect(crash.start == 5 * 390)
  }

  @Test func `as they are made are found so, and have no axis`() throws {
    let audit = audit(try .pages(5), making: { $0.lose() == 0 ? PagingScrollTargetBehavior() : nil })
    #expect(audit.ids == ["crash"], "\(audit.findings)")
    let axis = LosingProcess.run { process, watch in
      Audit.soleAxis(of: { process.lose() == 0 ? nil : .paging }, ScrollPhysics(), watch: watch)
    }
    #expect(axis == nil)
  }

  @Test(arguments: [(false, true), (true, false), (true, true)])
  func `part from those that come back, and not from one another`(old: Bool, new: Bool) throws {
    let layout = try ScrollLayout()
    let difference = LosingProcess.run { process, watch in
      let makers = [old, new].map { isLosing in
        { Ruled { isLosing && $0.velocity > 2000 ? process.lose() : $0.proposed } }
      }
      return Difference(
        makers: (makers[0], makers[1]), layouts: [layout], physics: ScrollPhysics(), effort: .quick,
        tolerance: 1e-6, watch: watch, threads: 1)
    }
    let crash = difference.divergences.first { $0.kind == .crash }
    #expect(!difference.isEmpty)
    if old, new { return #expect(crash == nil && !difference.isComplete) }
    #expect(crash?.old == (old ? "crashed (SIGILL)" : "comes back"))
    #expect(crash?.new == (new ? "crashed (SIGILL)" : "comes back"))
  }

  @Test(.inRelease, arguments: ["empty-container", "rewritten-scroll", "right-to-left"])
  func `are shown as what was asked then`(_ id: String) throws {
    let audit = audit(try .pages(4)) { process in
      Ruled(
        leavesPrograms: false, besides: { if id == "rewritten-scroll", $0.anchor != nil { process.lose() } }
      ) { asked in
        let isAsked =
          id == "empty-container" ? asked.container == 0 : id == "right-to-left" && asked.isRightToLeft
        return isAsked ? process.lose() : asked.right
      }
    }
    let crash = try #require(audit.findings.first)
    #expect(crash.id == "crash")
    if id == "right-to-left" {
      #expect(crash.asker == nil)
      #expect(crash.counterexample.layout.layoutDirection == .rightToLeft)
      #expect(crash.demonstration.layout.layoutDirection == .rightToLeft)
    } else {
      #expect(crash.asker?.id == id)
      #expect(crash.explanation == "the behavior crashes when it is asked for \(id)")
      #expect(crash.assumption == crash.asker?.assumption)
    }
  }

  @Test(.inRelease) func `always are given up, and that is said`() {
    let audit = audit(nil) { process, _ in process.lose() }
    #expect(audit.ids == ["crash"], "\(audit.findings)")
    #expect(!audit.isComplete)
  }

  /// Is lost before any gesture, or when the program scrolls.
  private struct Losing: ScrollTargetBehavior {
    let process: LosingProcess
    let isOfPrograms: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if isOfPrograms, target.anchor != nil { process.lose() }
    }

    func properties(context: PropertiesContext) -> Properties {
      if !isOfPrograms { process.lose() }
      return Properties()
    }
  }

  @Test(.inRelease, arguments: [true, false], [true, false])
  func `have no more failures than cases, on at least the layout that is searched`(
    isOfPrograms: Bool, onOneLayout: Bool
  ) throws {
    let audit = audit(onOneLayout ? try .pages(2) : nil) { process in
      Losing(process: process, isOfPrograms: isOfPrograms)
    }
    let crash = try #require(audit.findings.first { $0.id == "crash" })
    #expect(crash.failures > 0 && crash.failures <= crash.cases, "\(crash)")
    #expect(audit.layouts >= 1)
  }

  @Test func `are passed over among questions that stand for themselves, until these are too many`() {
    let lost: Set = [2, 5]
    let (answers, losses) = LosingProcess.run { process, watch in
      let questions = watch.questions()
      let answers = (0..<7).map { number in
        questions.answer { lost.contains(number) ? Int(process.lose()) : number }
      }
      return (answers, questions.lost.map(\.words))
    }
    #expect(answers == [0, 1, nil, 3, 4, nil, 6])
    #expect(losses == ["crashed (SIGILL)", "crashed (SIGILL)"])
    let asked = LosingProcess.run { process, watch in
      let questions = watch.questions()
      return (0..<100).count { _ in
        _ = questions.answer { process.lose(isHang: true) }
        return !questions.isCut
      }
    }
    #expect(asked == 5)
  }

  @Test func `leave a row of a map from one of its ends to the other, or only what lies between`() throws {
    let map = try SettlementMap(
      SettlementFunction(x: MapAxis([0, 1, 2, 3, 4, 5]), y: MapAxis([0, 1])) { x, y in
        let settling = Settling(try ScrollLayout(), behavior: .paging)
        return y == 0 && (x == 2 || x == 4)
          ? .lost : MapOutcome(try settling.settle(from: 390 * x, Gesture()), from: settling.place(0))
      })
    #expect((0..<6).map { map[$0, 0].isLost } == [false, false, true, true, true, false])
    #expect((0..<6).map { map[$0, 1].pagesMoved } == [0, 1, 2, 3, 4, 5])
  }

  @Test func `are rows of a log without an answer`() throws {
    let layout = try ScrollLayout.pages(6)
    let rows = [-300.0, -1300, -300].enumerated().map { index, velocity in
      RecordedRow(
        line: index + 2, start: 0, event: .gesture(Gesture(velocity: velocity)), target: nil, rest: 100,
        layout: 0, insets: nil)
    }
    let found = try LosingProcess.run { process, watch in
      Result {
        let match = Match(watch: watch) { _ in
          [("./L.swift", 0, { Ruled { $0.proposed > 500 ? process.lose() : 100 } })]
        }
        for row in rows {
          _ = try match.place(of: layout)
          try match.add(row)
        }
        return try match.results()[0]
      }
    }.get()
    #expect(found.matched == 2)
    #expect(found.worst.map(\.row.line) == [3])
    #expect(found.loss?.line == 3)
    #expect(found.loss?.loss.words == "crashed (SIGILL)")
  }
}

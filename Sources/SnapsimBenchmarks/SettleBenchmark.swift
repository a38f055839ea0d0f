import ScrollSimulation

/// Settles per second through `any ScrollTargetBehavior`, against the same arithmetic by hand.
enum SettleBenchmark {
  private static let gestures = 1 << 12
  private static let rounds = 250

  /// Starts at rest, drags and velocities of all sizes; the same in every run.
  private static func inputs(reach: Double, pitch: Double) -> [HandWritten.Swipe] {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 0x1p53
    }
    return (0..<gestures).map { _ in
      let start = min((random() * 20).rounded(.down) * pitch, reach)
      return (start, Gesture(drag: (random() - 0.5) * 400, velocity: (random() - 0.5) * 6000))
    }
  }

  /// A behavior, and its rule by hand.
  private struct Case {
    let name: String
    let behavior: (any ScrollTargetBehavior)?

    /// Whether it limits scrolling, so that content decelerates at the fast rate.
    var isLimited = false
    let written: (HandWritten) -> (HandWritten.Swipe) -> HandWritten.Rest
  }

  private static var cases: [Case] {
    [
      Case(name: "none", behavior: nil, written: HandWritten.none),
      Case(name: "paging", behavior: .paging, written: HandWritten.paging),
      Case(
        name: "view-aligned", behavior: .viewAligned, isLimited: true, written: HandWritten.viewAligned),
      Case(name: "velocity-paging", behavior: .velocityPaging, written: HandWritten.velocityPaging),
      Case(name: "distance-paging", behavior: .distancePaging, written: HandWritten.distancePaging),
      Case(name: "threshold-paging", behavior: .thresholdPaging, written: HandWritten.thresholdPaging),
      Case(name: "multiple", behavior: MultipleScrollTargetBehavior(), written: HandWritten.multiple),
      Case(name: "nearest-page", behavior: NearestPageBehavior(), written: HandWritten.nearestPage),
      Case(name: "flick-paging", behavior: .flickPaging, written: HandWritten.flickPaging),
      Case(name: "container-paging", behavior: .containerPaging, written: HandWritten.containerPaging),
      Case(name: "single-view", behavior: .singleView, written: HandWritten.singleView),
    ]
  }

  /// The gestures of a case, settled by the library and by hand.
  private struct Work {
    let settling: Settling
    let byHand: (HandWritten.Swipe) -> HandWritten.Rest
    let inputs: [HandWritten.Swipe]

    init(_ chosen: Case) throws {
      settling = Settling(
        try ScrollLayout(bounds: 390, content: .stack(ItemStack(count: 20))), behavior: chosen.behavior)
      let hand = HandWritten(
        bounds: 390, insets: 0, count: 20, length: 390, spacing: 0, isFast: chosen.isLimited)
      byHand = chosen.written(hand)
      inputs = SettleBenchmark.inputs(reach: hand.reach, pitch: 390)
    }

    func byLibrary() throws -> Double {
      var sum = 0.0
      for (start, gesture) in inputs { sum += try settling.settle(from: start, gesture).offset }
      return sum
    }

    func writtenOut() -> Double { inputs.reduce(0) { $0 + byHand($1).offset } }

    /// Both ways come to the same.
    func check(_ name: String) throws {
      for (start, gesture) in inputs {
        let rest = try settling.settle(from: start, gesture)
        let same = byHand((start, gesture))
        guard abs(rest.offset - same.offset) < 1e-6, rest.item == same.item,
          abs(rest.misalignment - same.misalignment) < 1e-6
        else {
          throw BenchmarkError.unequal(
            "\(name) from \(start) by \(gesture): \(rest.offset), by hand \(same.offset)")
        }
      }
    }
  }

  static func run() throws {
    for chosen in cases {
      let work = try Work(chosen)
      try work.check(chosen.name)
      var sum = 0.0
      let (library, hand, ratio) = try Measurement.pair(runs: 9) {
        for _ in 0..<rounds { sum += try work.byLibrary() }
      } _: {
        for _ in 0..<rounds { sum += work.writtenOut() }
      }
      withExtendedLifetime(sum) {}
      let count = Double(gestures * rounds) / 1e6
      Report.row(
        "settle, \(chosen.name)", Report.number(count / library.median) + " M/s",
        against: "by hand " + Report.number(count / hand.median) + " M/s", ratio: ratio)
    }
  }
}

/// The end of a benchmark before its time.
enum BenchmarkError: Error {
  case unequal(String)
  case failed(String)
}

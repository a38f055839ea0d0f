import ScrollSimulation

/// Settles per second through `any ScrollTargetBehavior`, against the same arithmetic by hand.
enum SettleBenchmark {
  private static let gestures = 1 << 12
  private static let rounds = 250

  /// Starts at rest, drags and velocities of all sizes; the same in every run.
  private static func inputs(reach: Double, pitch: Double) -> [(start: Double, Gesture)] {
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

  static func run() throws {
    let cases:
      [(String, (any ScrollTargetBehavior)?, (HandWritten) -> (Double, Double, Double) -> HandWritten.Rest)] =
        [
          ("none", nil, HandWritten.none),
          ("paging", .paging, HandWritten.paging),
          ("view-aligned", ViewAlignedScrollTargetBehavior(limitBehavior: .never), HandWritten.viewAligned),
          ("velocity-paging", .velocityPaging, HandWritten.velocityPaging),
          ("distance-paging", .distancePaging, HandWritten.distancePaging),
          ("threshold-paging", .thresholdPaging, HandWritten.thresholdPaging),
          ("multiple", MultipleScrollTargetBehavior(), HandWritten.multiple),
          ("nearest-page", NearestPageBehavior(), HandWritten.nearestPage),
          ("flick-paging", .flickPaging, HandWritten.flickPaging),
          ("container-paging", .containerPaging, HandWritten.containerPaging),
          ("single-view", .singleView, HandWritten.singleView),
        ]
    let layout = try ScrollLayout(bounds: 390, content: .stack(ItemStack(count: 20)))
    let hand = HandWritten(bounds: 390, insets: 0, count: 20, length: 390, spacing: 0)
    let inputs = inputs(reach: hand.reach, pitch: 390)
    for (name, behavior, written) in cases {
      let settling = Settling(layout, behavior: behavior)
      let byHand = written(hand)
      for (start, gesture) in inputs {
        let rest = try settling.settle(from: start, gesture)
        let same = byHand(start, gesture.drag, gesture.velocity)
        guard abs(rest.offset - same.offset) < 1e-6, rest.item == same.item else {
          throw BenchmarkError.unequal(
            "\(name) from \(start) by \(gesture): \(rest.offset), by hand \(same.offset)")
        }
      }
      var sum = 0.0
      let (library, hand, ratio) = try Measurement.pair(runs: 9) {
        for _ in 0..<rounds {
          for (start, gesture) in inputs { sum += try settling.settle(from: start, gesture).offset }
        }
      } _: {
        for _ in 0..<rounds {
          for (start, gesture) in inputs { sum += byHand(start, gesture.drag, gesture.velocity).offset }
        }
      }
      withExtendedLifetime(sum) {}
      let count = Double(gestures * rounds) / 1e6
      Report.row(
        "settle, \(name)", Report.number(count / library.median) + " M/s",
        "by hand " + Report.number(count / hand.median) + " M/s", ratio)
    }
  }
}

/// What stops a benchmark.
enum BenchmarkError: Error {
  case unequal(String)
  case failed(String)
}

import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// What the laws of motion make of a measured one, written for people or for programs.
struct MotionReport {
  private let laws: [MotionFit]
  private let start: Double
  private let rest: Double
  private let tolerance: Double

  /// Fits the laws.
  ///
  /// - Throws: `BadInput` where the samples are not in order, too few, or do not move.
  init(_ samples: [MotionSample], file: String, tolerance: Double) throws {
    for (index, sample) in samples.enumerated().dropFirst() where sample.time <= samples[index - 1].time {
      throw BadInput(
        file: file, line: index + 2,
        reason: "the time is not later than in the row before; expected one sample a row")
    }
    let moving = samples.runningOut
    laws = MotionFit.all(moving, tolerance: tolerance)
    guard !laws.isEmpty, let first = moving.first, let last = samples.last else {
      throw BadInput(
        file: file, line: 1,
        reason:
          "\(moving.count) samples of content that runs out tell no law; expected at least \(MotionFit.fewest), "
          + "which move by more than a point")
    }
    start = first.offset
    rest = last.offset
    self.tolerance = tolerance
  }

  /// Whether a law misses no sample by more than the tolerance.
  var fits: Bool { laws.contains { $0.largestMiss <= tolerance } }

  /// Writes it in the format that was asked for.
  func write(_ options: OutputOptions, to output: Output) throws {
    if (options.format ?? .text) == .text {
      return try output.write { writeText(to: &$0) }
    }
    var rows = try RowWriter(Self.fields, options)
    for fit in laws { try rows.write(fit, to: output) }
  }

  private func writeText(to text: inout ByteText) {
    guard let best = laws.first else { return }
    let verdict =
      fits
      ? "it moves by \(best.law.name)"
      : "no law known here fits within \(tolerance.inSentence) pt; the nearest is \(best.law.name)"
    text.append("\(verdict), fitted to \(best.samples) samples\n")
    for fit in laws {
      text.append(
        "\n\(fit.law.name): misses by \(fit.largestMiss.inSentence) pt at most, \(fit.meanMiss.inSentence) on average\n"
      )
      if let rate = fit.rate {
        let range = fit.rates.map {
          "; from \(Self.digits($0.lowerBound)) to \(Self.digits($0.upperBound)) it fits within "
            + "\(tolerance.inSentence) pt"
        }
        text.append("  rate \(Self.digits(rate)) per ms\(range ?? "")\n")
      }
      if case .power(let exponent, let duration) = fit.law {
        text.append("  exponent \(exponent.inSentence), \(duration.inSentence) s long\n")
      }
      text.append("  \(fit.velocity.inSentence) pt/s at its first sample, ends at \(fit.end.inSentence)\n")
      for (name, end) in fit.ends(from: start) {
        text.append(
          "  \(name) says \(end.inSentence), \(abs(end - rest).inSentence) pt from where it rests\n")
      }
    }
  }

  /// A rate to a millionth.
  private static func digits(_ rate: Double) -> String { ((rate * 1e6).rounded() / 1e6).shortest }

  static let fields: [Field<MotionFit>] = [
    Field("law", width: 12, isText: true, summary: "a law of motion: deceleration, bounce or power") {
      .text($0.law.word)
    },
    Field("rate", width: 18, summary: "the velocity that is kept per millisecond, as fitted") {
      Cell($0.rate)
    },
    Field(
      "least-rate", width: 18, summary: "the least rate that fits within the tolerance; none if none does"
    ) {
      Cell($0.rates?.lowerBound)
    },
    Field("most-rate", width: 18, summary: "the largest rate that fits within the tolerance") {
      Cell($0.rates?.upperBound)
    },
    Field("exponent", width: 18, summary: "of the law D x (1 - (1 - t / T) ^ exponent)") {
      guard case .power(let exponent, _) = $0.law else { return .missing }
      return .number(exponent)
    },
    Field("speed", width: 18, summary: "the content's velocity at the first sample, in points per second") {
      .number($0.velocity)
    },
    Field("end", width: 18, summary: "where the law comes to rest, in points") { .number($0.end) },
    Field(
      "largest-miss", width: 18, summary: "by how much it misses the sample that it misses most, in points"
    ) {
      .number($0.largestMiss)
    },
    Field("mean-miss", width: 18, summary: "the root of the mean of the squares of its misses, in points") {
      .number($0.meanMiss)
    },
    Field("samples", width: 7, summary: "how many samples it was fitted to") { .integer($0.samples) },
  ]
}

extension MotionFit.Law {
  /// The word for programs.
  fileprivate var word: String {
    switch self {
    case .deceleration: "deceleration"
    case .bounce: "bounce"
    case .power: "power"
    }
  }

  /// The law in words.
  fileprivate var name: String {
    switch self {
    case .deceleration: "free deceleration"
    case .bounce: "the bounce at an end"
    case .power: "a power of the time left, as scrolling by a Mac's pointer has been seen to"
    }
  }
}

import SeededNumbers

@testable import ScrollSimulation
@testable import SnapsimRuns

/// A device that follows some rule, and whose calls are recorded as Examples/Recorder/Recorded.swift does.
struct SimulatedDevice {
  let rule: String

  /// The layout, as options of the command line.
  let layout: String

  /// How far a logged target may be off, in points.
  var noise = 0.0

  /// Whether velocities are logged in points per millisecond.
  var isPerMillisecond = false
  var rows = 120

  func log() throws -> [String] {
    let options = try RunOptions(layout)
    let layout = try options.layout.layout()
    let settling = Settling(layout, behavior: try BehaviorCatalog.behavior(rule).make())
    var random = SplitMix64(seed: 19)
    var lines: [String] = []
    var offset = 0.0
    for row in 0..<rows {
      // Some gestures catch the content between two rests.
      if row % 3 == 2 { offset = Double.random(in: 0...layout.reach, using: &random).rounded() }
      let gesture = Gesture(
        drag: Double.random(in: -350...350, using: &random).rounded(),
        velocity: row % 6 == 5 ? 0 : Double.random(in: -4500...4500, using: &random).rounded())
      let settlement = try settling.settle(from: offset, gesture)
      let miss = noise == 0 ? 0 : Double.random(in: -noise...noise, using: &random)
      lines.append(line(settlement, gesture, layout, off: miss))
      offset = settlement.offset
    }
    return lines
  }

  private func line(
    _ settlement: Settlement, _ gesture: Gesture, _ layout: ScrollLayout, off miss: Double
  ) -> String {
    let velocity = (0 - gesture.velocity) / (isPerMillisecond ? 1000 : 1)
    let isHorizontal = layout.axis == .horizontal
    func pair(_ name: String, _ along: Double, _ across: Double = 0) -> String {
      "\"\(name)\":[\(isHorizontal ? along : across),\(isHorizontal ? across : along)]"
    }
    return
      "{\"snapsim\":\"call\",\"time\":1,\"behavior\":\"A\",\"axes\":\"\(isHorizontal ? "horizontal" : "vertical")\","
      + "\"direction\":\"ltr\",\"width-class\":\"compact\",\"height-class\":\"compact\","
      + [
        pair("start", settlement.start), pair("proposed", settlement.proposed),
        pair("size", layout.container, layout.crossContainer), pair("velocity", velocity),
        pair("container", layout.container, layout.crossContainer),
        pair("content", layout.contentLength, layout.crossContainer),
        pair("target", settlement.target + miss),
      ].joined(separator: ",") + "}"
  }
}

struct LogFile {
  private let file: TemporaryFile
  var path: String { file.path }

  init(_ lines: [String], ending: String = "jsonl") throws {
    file = try TemporaryFile(lines.joined(separator: "\n") + "\n", ending: ".\(ending)")
  }

  /// What `snapsim match` comes to with it.
  func match(_ options: String = "") throws -> CapturedRun {
    try CapturedRun(["match", path] + ErrorMessagesTests.words(options))
  }
}

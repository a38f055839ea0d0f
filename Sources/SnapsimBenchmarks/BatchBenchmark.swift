import Foundation

/// Rows in, rows out: the tool against what one would use instead, on the same rows and with the same answers.
struct BatchBenchmark {
  let snapsim: String

  /// A folder for its files.
  let folder: String

  private var options: String { "batch --behavior paging --print offset,page" }

  /// Measures on a million gestures, and on twenty times as many.
  func run(_ gestures: String) throws {
    let yardsticks = try Yardsticks(in: folder)
    let two = try repeated(gestures, times: 2)
    try compare(two, millions: 2, with: yardsticks.all(two), runs: 7)
    try Self.cores("batch, all cores", "\(snapsim) \(options) \(two)", millions: 2)
    try Self.cores(
      "batch, all columns, all cores", "\(snapsim) batch --behavior paging \(two)", millions: 2)
    let twenty = try repeated(gestures, times: 20)
    try compare(twenty, millions: 20, with: yardsticks.all(twenty), runs: 3)
    try FileManager.default.removeItem(atPath: twenty)
  }

  private func compare(
    _ gestures: String, millions: Double, with yardsticks: [Yardsticks.Tool], runs: Int
  ) throws {
    let command = "\(snapsim) \(options) \(gestures)"
    for yardstick in yardsticks {
      let figure = "batch, \(Int(millions)) M rows"
      guard let other = yardstick.command else {
        Report.row(figure, "-", against: "\(yardstick.name) is not there", ratio: nil)
        continue
      }
      let answer = folder + "/answer.csv"
      // Both must answer the same.
      _ = try Child(script: "\(other) > \(answer) && \(command) | cmp - \(answer)")
      var peaks = (tool: 0.0, other: 0.0)
      let (tool, time, ratio) = try Measurement.pair(runs: runs) {
        peaks.tool = max(peaks.tool, try Child(command).peak)
      } _: {
        peaks.other = max(peaks.other, try Child(other).peak)
      }
      func words(_ time: Measurement, _ peak: Double) -> String {
        Report.number(millions / time.median) + " M/s, " + Report.number(peak) + " MiB"
      }
      Report.row(
        figure, words(tool, peaks.tool), against: yardstick.name + " " + words(time, peaks.other),
        ratio: ratio)
    }
  }

  /// All cores against one.
  ///
  /// - Parameters:
  ///   - figure: what the row is called.
  ///   - command: the tool with its arguments.
  ///   - millions: how many million rows it reads.
  /// - Throws: where the tool fails.
  static func cores(_ figure: String, _ command: String, millions: Double) throws {
    guard let alone = Child.onOneCore(command) else {
      return Report.row(figure, "-", against: "there is no taskset", ratio: nil)
    }
    var peak = 0.0
    let (all, one, ratio) = try Measurement.pair(runs: 7) {
      peak = max(peak, try Child(command).peak)
    } _: {
      _ = try Child(alone)
    }
    Report.row(
      figure, Report.number(millions / all.median) + " M/s, " + Report.number(peak) + " MiB",
      against: "one core " + Report.number(millions / one.median) + " M/s", ratio: ratio)
  }

  private func repeated(_ gestures: String, times: Int) throws -> String {
    let file = folder + "/gestures-\(times).csv"
    let script = "i=1; while [ $i -lt \(times) ]; do tail -n +2 \(gestures); i=$((i + 1)); done"
    _ = try Child(script: "{ cat \(gestures); \(script); } > \(file)")
    return file
  }
}

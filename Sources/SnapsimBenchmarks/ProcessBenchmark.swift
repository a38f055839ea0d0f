import Foundation

/// The tool as people run it: rows against other tools, start-up against a program that prints one line.
struct ProcessBenchmark {
  private let snapsim: String

  /// The path as a shell takes it for one word.
  private var quoted: String { "'" + snapsim.replacing("'", with: "'\\''") + "'" }

  private let oneLiner: String?
  private let folder: URL

  /// Makes the benchmark from the binary to run, the one-line program, and a folder for its files.
  init(snapsim: String, oneLiner: String?, folder: URL) {
    self.snapsim = snapsim
    self.oneLiner = oneLiner
    self.folder = folder
  }

  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gestures = try writeGestures()
    try BatchBenchmark(snapsim: quoted, folder: folder.path).run(gestures)
    try sweep()
    try startUp()
    try behaviorFile()
  }

  private func sweep() throws {
    let program = """
      'BEGIN { print "velocity,offset"; for (i = 0; i <= 1000000; i++) { v = -3000 + i * 0.006; \
      print v "," (v < -10 ? 390 : 0) } }'
      """
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 5) {
      _ = try Child(
        "\(quoted) --behavior paging --velocity -3000:3000:0.006 --print velocity,offset --format csv")
    } _: {
      _ = try Child("\(Yardsticks.awk) \(program)")
    }
    Report.row(
      "sweep of 10^6 velocities", Report.number(1 / tool.median) + " M rows/s",
      against: Yardsticks.awk + ", same rows " + Report.number(1 / yardstick.median) + " M/s", ratio: ratio)
  }

  private func startUp() throws {
    guard let oneLiner else {
      return Report.row("start-up", "-", against: "no one-line program was given", ratio: nil)
    }
    let arguments = ["--behavior", "paging", "--velocity", "-1200", "--print", "offset"]
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 301) {
      _ = try Child(program: snapsim, arguments)
    } _: {
      _ = try Child(program: oneLiner)
    }
    Report.row(
      "start-up", Report.number(tool.median * 1e3) + " ms",
      against: "one line of Swift " + Report.number(yardstick.median * 1e3) + " ms", ratio: ratio)
  }

  /// A behavior file: never seen before, seen by nobody but with the compiler's modules there, and compiled before.
  private func behaviorFile() throws {
    let options = "--velocity -1200 --print offset"
    let command = "env XDG_CACHE_HOME=\(folder.path)/cache \(quoted)"
    var number = 0
    func first() throws {
      number += 1
      let file = try write("Paging.swift", Data(Self.behavior(number).utf8))
      _ = try Child("\(command) --behavior \(file) \(options)")
    }
    let cold = try Measurement(runs: 1) {
      _ = try Child(script: "rm -rf \(folder.path)/cache; mkdir \(folder.path)/cache")
      try first()
    }
    let warm = try Measurement(runs: 7, first)
    Report.row(
      "behavior file, first run", Report.number(warm.median * 1e3) + " ms",
      against: "empty cache " + Report.number(cold.median * 1e3) + " ms", ratio: cold.median / warm.median)
    let file = folder.appendingPathComponent("Paging.swift").path
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 51) {
      _ = try Child("\(command) --behavior \(file) \(options)")
    } _: {
      _ = try Child("\(command) --behavior paging \(options)")
    }
    Report.row(
      "behavior file, cached run", Report.number(tool.median * 1e3) + " ms",
      against: "a built-in " + Report.number(yardstick.median * 1e3) + " ms", ratio: ratio)
    let batch = "batch --behavior \(file) --print offset,page \(folder.path)/gestures.csv"
    try BatchBenchmark.cores("batch, behavior file, all cores", "\(command) \(batch)", millions: 1)
  }

  /// Paging by the container, with a number in it that makes each file another.
  private static func behavior(_ number: Int) -> String {
    """
    import SwiftUI

    struct Paging: ScrollTargetBehavior {
      let number = \(number)

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = (target.rect.minX / context.containerSize.width).rounded() * context.containerSize.width
      }
    }

    """
  }

  private func write(_ name: String, _ data: Data) throws -> String {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  /// Gestures of all sizes from the pages of the default layout.
  ///
  /// A child writes them, so that this process stays small:
  /// a child's peak of memory counts what it began with.
  private func writeGestures() throws -> String {
    let file = folder.path + "/gestures.csv"
    let program = """
      BEGIN { srand(7); print "offset,drag,velocity"; for (i = 0; i < 1000000; i++) \
      printf "%d,%.1f,%d\\n", 390 * int(20 * rand()), 200 * rand() - 100, 6000 * rand() - 3000 }
      """
    _ = try Child(script: "\(Yardsticks.awk) '\(program)' > \(file)")
    return file
  }
}

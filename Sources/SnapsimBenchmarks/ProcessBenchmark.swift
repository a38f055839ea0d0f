import Foundation

/// The tool as people run it: rows against awk, start-up against a program that prints one line, memory.
struct ProcessBenchmark {
  private let snapsim: String
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
    try batch(gestures)
    try jsonLines(gestures)
    try sweep()
    try startUp()
    try cachedStartUp()
    try memory(gestures)
  }

  private func batch(_ gestures: String) throws {
    let closedForm = try write("paging.awk", Data(Self.closedForm.utf8))
    let command = "\(snapsim) batch --behavior paging --print offset,page \(gestures)"
    let awk = "\(Self.awk) -f \(closedForm) \(gestures)"
    // Both must answer the same.
    _ = try Child(
      script: "\(awk) > \(folder.path)/by-awk.csv && \(command) | cmp - \(folder.path)/by-awk.csv")
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 7) {
      _ = try Child(command)
    } _: {
      _ = try Child(awk)
    }
    Report.row(
      "batch, CSV", Report.number(1 / tool.median) + " M rows/s",
      against: Self.awk + " " + Report.number(1 / yardstick.median) + " M rows/s", ratio: ratio)
  }

  private func jsonLines(_ gestures: String) throws {
    let lines = folder.path + "/gestures.jsonl"
    _ = try Child(
      script:
        #"awk -F, 'NR > 1 { printf "{\"offset\":%s,\"drag\":%s,\"velocity\":%s}\n", $1, $2, $3 }' \#(gestures) > \#(lines)"#
    )
    let tool = try Measurement(runs: 3) {
      _ = try Child("\(snapsim) batch --behavior paging --print offset,page \(lines)")
    }
    Report.row(
      "batch, JSON lines", Report.number(1e3 / tool.median) + " k rows/s", against: "at least 250 k rows/s",
      ratio: nil)
  }

  private func sweep() throws {
    let program = """
      'BEGIN { print "velocity,offset"; for (i = 0; i <= 1000000; i++) { v = -3000 + i * 0.006; \
      print v "," (v < -10 ? 390 : 0) } }'
      """
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 5) {
      _ = try Child(
        "\(snapsim) --behavior paging --velocity -3000:3000:0.006 --print velocity,offset --format csv")
    } _: {
      _ = try Child("\(Self.awk) \(program)")
    }
    Report.row(
      "sweep of 10^6 velocities", Report.number(1 / tool.median) + " M rows/s",
      against: Self.awk + ", same rows " + Report.number(1 / yardstick.median) + " M/s", ratio: ratio)
  }

  private func startUp() throws {
    guard let oneLiner else {
      return Report.row("start-up", "-", against: "no one-line program was given", ratio: nil)
    }
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 101) {
      _ = try Child("\(snapsim) --behavior paging --velocity -1200 --print offset")
    } _: {
      _ = try Child(oneLiner)
    }
    Report.row(
      "start-up", Report.number(tool.median * 1e3) + " ms",
      against: "one line of Swift " + Report.number(yardstick.median * 1e3) + " ms", ratio: ratio)
  }

  /// A behavior file that was compiled before, against a behavior of ours.
  private func cachedStartUp() throws {
    let file = try write(
      "Paging.swift",
      Data(
        """
        import SwiftUI

        struct Paging: ScrollTargetBehavior {
          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.x = (target.rect.minX / context.containerSize.width).rounded() * context.containerSize.width
          }
        }

        """.utf8))
    let options = "--velocity -1200 --print offset"
    let command = "env XDG_CACHE_HOME=\(folder.path)/cache \(snapsim)"
    let first = try Measurement(runs: 1) {
      _ = try Child(script: "rm -rf \(folder.path)/cache; mkdir \(folder.path)/cache")
      _ = try Child("\(command) --behavior \(file) \(options)")
    }
    Report.row(
      "behavior file, first run", Report.number(first.median * 1e3) + " ms", against: "less than 2000 ms",
      ratio: nil)
    let (tool, yardstick, ratio) = try Measurement.pair(runs: 51) {
      _ = try Child("\(command) --behavior \(file) \(options)")
    } _: {
      _ = try Child("\(command) --behavior paging \(options)")
    }
    Report.row(
      "behavior file, cached run", Report.number(tool.median * 1e3) + " ms",
      against: "a built-in " + Report.number(yardstick.median * 1e3) + " ms", ratio: ratio)
  }

  private func memory(_ gestures: String) throws {
    let more = folder.path + "/more-gestures.csv"
    _ = try Child(
      script: "{ cat \(gestures); for i in 2 3 4 5 6 7 8 9 10; do tail -n +2 \(gestures); done; } > \(more)")
    let command = "\(snapsim) batch --behavior paging --print offset,page "
    let small = try Child(command + gestures)
    let large = try Child(command + more)
    Report.row(
      "peak memory, 10^7 rows", Report.number(large.peak) + " MiB",
      against: "10^6 rows " + Report.number(small.peak) + " MiB", ratio: small.peak / large.peak)
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
    _ = try Child(script: "\(Self.awk) '\(program)' > \(file)")
    return file
  }

  /// The awk to measure against: mawk, the fastest, where there is one.
  private static let awk = FileManager.default.isExecutableFile(atPath: "/usr/bin/mawk") ? "mawk" : "awk"

  /// What `--behavior paging` does on the default layout, in closed form.
  private static let closedForm = """
    BEGIN { FS = ","; step = 390; reach = 19 * 390; rest = 0.01; print "offset,page" }
    NR > 1 {
      start = $1; released = start - $2; u = -$3 / 1000
      if (released < 0) { x = -released * 0.55; released = -(x * step / (step + x)) }
      else if (released > reach) { x = (released - reach) * 0.55; released = reach + x * step / (step + x) }
      first = int(start / step + 0.5)
      excess = (u < 0 ? -u : u) - rest
      if (excess < 0) excess = 0
      proposed = released + (u < 0 ? -excess : excess) / 0.0020020026706730793
      if (proposed < 0) proposed = 0
      if (proposed > reach) proposed = reach
      if (u > rest) page = int((released + 1e-6) / step + 1000) - 999
      else if (u < -rest) page = 999 - int(1000 - (released - 1e-6) / step)
      else page = int(proposed / step + 0.5)
      if (page > first + 1) page = first + 1
      if (page < first - 1) page = first - 1
      offset = page * step
      if (offset < 0) offset = 0
      if (offset > reach) offset = reach
      print offset "," int(offset / step + 0.5)
    }

    """
}

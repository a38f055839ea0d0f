import Foundation
import SnapsimSystem

/// Prints the head of the table: two works, done in turn several times, meet the same noise.
func printHeader() {
  print(
    "Medians of several runs; ratios are of speeds in the same run, so 2 is twice as fast as the yardstick. M/s are "
      + "millions of rows or settlements a second, MiB the most memory held. Nothing else should run meanwhile.\n"
  )
  print(line("figure", "snapsim", "yardstick", "ratio"))
}

/// Measures two works, which tell the most memory that they held in MiB, after once for warming up, and writes their
/// row: rates, or times without `millions`.
func printMedians(
  _ figure: String, against yardstick: String, runs: Int, millions: Double? = nil,
  _ work: () throws -> Double?, yardstick other: () throws -> Double?
) throws {
  var seconds: [(one: Double, other: Double)] = []
  var peaks = (one: 0.0, other: 0.0)
  for run in 0...runs {
    let one = try time(work, &peaks.one)
    let other = try time(other, &peaks.other)
    if run > 0 { seconds.append((one, other)) }
  }
  func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
  func words(_ seconds: Double, _ peak: Double) -> String {
    (millions.map { number($0 / seconds) + " M/s" } ?? number(seconds * 1e3) + " ms")
      + (peak > 0 && millions != nil ? ", " + number(peak) + " MiB" : "")
  }
  printRow(
    figure, words(median(seconds.map(\.one)), peaks.one),
    against: yardstick + " " + words(median(seconds.map(\.other)), peaks.other),
    ratio: median(seconds.map { $1 / $0 }))
}

private func time(_ work: () throws -> Double?, _ peak: inout Double) rethrows -> Double {
  let start = ContinuousClock.now
  peak = max(peak, try work() ?? 0)
  return (ContinuousClock.now - start) / .seconds(1)
}

func printRow(_ figure: String, _ value: String, against yardstick: String, ratio: Double?) {
  print(line(figure, value, yardstick, ratio.map { String(format: "%.2f", $0) } ?? "-"))
  // Each as it is found, into a pipe or file too.
  fflush(nil)
}

private func number(_ value: Double) -> String {
  String(format: value < 10 ? "%.2f" : "%.1f", value)
}

private func line(_ cells: String...) -> String {
  zip(cells, [34, 26, 32, 0]).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
    .joined()
}

/// Runs a command with its output thrown away, and tells the most memory that it held, in MiB.
func peak(of command: String) throws -> Double { try peak(ofScript: "exec " + command + " > /dev/null") }

@discardableResult
func peak(ofScript script: String) throws -> Double {
  try peak(ofProgram: "/bin/sh", ["-c", script], output: nil)
}

/// Runs a program by itself, its output thrown away: a shell before it would add a third to a start.
func peak(
  ofProgram program: String, _ arguments: [String] = [], output: String? = "/dev/null"
) throws -> Double {
  let process = try Platform.start(program, [program] + arguments, output: output)
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process, status == 0 else {
    throw BenchmarkError(what: ([program] + arguments).joined(separator: " "))
  }
  return Double(Platform.peakMemory(usage)) / 0x1p20
}

/// A command on one core; `nil` where there is no taskset.
func onOneCore(_ command: String) -> String? {
  FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") ? "taskset -c 0 \(command)" : nil
}

/// A yardstick that fails, or comes to something else.
struct BenchmarkError: Error { let what: String }

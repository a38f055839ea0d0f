import Foundation
import SnapsimSystem

struct Child {
  /// How long it ran, in seconds.
  let seconds: Double

  /// The most memory that it held, in MiB.
  let peak: Double

  init(_ command: String) throws { try self.init(script: "exec " + command + " > /dev/null") }

  init(script: String) throws { try self.init("/bin/sh", ["-c", script]) }

  /// Runs a program by itself, its output thrown away: a shell before it would add a third to a start.
  init(program: String, _ arguments: [String] = []) throws {
    try self.init(program, arguments, output: "/dev/null")
  }

  private init(_ program: String, _ arguments: [String], output: String? = nil) throws {
    let start = ContinuousClock.now
    let process = try Platform.start(program, [program] + arguments, output: output)
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw BenchmarkError(what: ([program] + arguments).joined(separator: " "))
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    peak = Double(Platform.peakMemory(usage)) / 0x1p20
  }

  /// A command on one core; `nil` where there is no taskset.
  static func onOneCore(_ command: String) -> String? {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") ? "taskset -c 0 \(command)" : nil
  }
}

/// A yardstick that fails, or comes to something else.
struct BenchmarkError: Error {
  let what: String
}

import Foundation

/// A whole process.
struct Child {
  /// How long it ran, in seconds.
  let seconds: Double

  /// The most memory that it held, in MiB.
  let peak: Double

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
  }

  /// Runs one command, its output thrown away.
  init(_ command: String) throws { try self.init(script: "exec " + command + " > /dev/null") }

  /// Runs a script, which must succeed.
  init(script: String) throws { try self.init("/bin/sh", ["-c", script]) }

  /// Runs a program by itself, its output thrown away: a shell before it would add a third to a start.
  init(program: String, _ arguments: [String] = []) throws {
    try self.init(program, arguments, output: "/dev/null")
  }

  private init(_ program: String, _ arguments: [String], output: String? = nil) throws {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    pointers.append(nil)
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0) }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, pointers, Self.environment) == 0 else {
      throw BenchmarkError(what: program)
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw BenchmarkError(what: ([program] + arguments).joined(separator: " "))
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    #if canImport(Darwin)
    peak = Double(usage.ru_maxrss) / 0x1p20
    #else
    peak = Double(usage.ru_maxrss) / 0x1p10
    #endif
  }

  /// A command on one core; `nil` where there is no taskset.
  static func onOneCore(_ command: String) -> String? {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") ? "taskset -c 0 \(command)" : nil
  }
}

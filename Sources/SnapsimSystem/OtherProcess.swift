#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Other programs, which this process starts.
extension Platform {
  package enum ProcessState: Equatable {
    case running, stopped(by: Int32), continued, exited(Int32), ended(by: Int32)
  }

  /// Starts another program, whose arguments begin with its name, in this process's group, so that Ctrl-C ends both; tells
  /// its number.
  package static func start(
    _ executable: String, _ arguments: [String], output: String? = nil
  ) throws(FileError) -> Int32 {
    let pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    #if canImport(Darwin)
    let environment = _NSGetEnviron().pointee
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
    #else
    let environment = environ
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    #endif
    // Signals that are blocked here, as by whoever started this process, reach the other.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0) }
    var process = pid_t()
    let failure = posix_spawn(&process, executable, &actions, &attributes, pointers, environment)
    if failure != 0 { throw FileError(reason: String(cString: strerror(failure))) }
    return process
  }

  /// Runs another program, and tells its code, or its signal as shells say it: 128 and the signal's number.
  package static func run(_ executable: String, _ arguments: [String]) throws(FileError) -> Int32 {
    let process = try start(executable, [executable] + arguments)
    while true {
      switch try state(of: process, flags: 0) {
      case .exited(let code): return code
      case .ended(let signal): return 128 + signal
      case .running, .stopped, .continued: break
      }
    }
  }

  /// The state of a process that this one started; one that has ended can be asked once.
  package static func state(
    of process: Int32, flags: Int32 = WNOHANG | WUNTRACED | WCONTINUED
  ) throws(FileError) -> ProcessState {
    var status: Int32 = 0
    let changed = waitpid(process, &status, flags)
    if changed == 0 || changed < 0 && errno == EINTR { return .running }
    if changed < 0 { throw .last }
    // The macros that take it apart are none to Swift: the low seven bits are a signal, the next eight the code.
    let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
    if status == continuedStatus { return .continued }
    if signal == 0x7F { return .stopped(by: code) }
    return signal == 0 ? .exited(code) : .ended(by: signal)
  }

  package static func send(_ signal: Int32, to process: Int32) { kill(process, signal) }

  /// Ends another process and those that it leads, whatever they do.
  package static func end(_ process: Int32) {
    if getpgid(process) == process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }

  /// The name of a signal, `SIGILL` say.
  package static func name(ofSignal signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGABRT: "SIGABRT", SIGSYS: "SIGSYS", SIGKILL: "SIGKILL", SIGSTOP: "SIGSTOP", SIGTERM: "SIGTERM",
      SIGINT: "SIGINT", SIGHUP: "SIGHUP", SIGQUIT: "SIGQUIT", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
    ]
    return names[signal] ?? "signal \(signal)"
  }

  /// Whether a process dies of a signal because of what its code does.
  package static func isCrash(_ signal: Int32) -> Bool {
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS].contains(signal)
  }

  /// Whether a process that stops by a signal has been stopped for good, not by somebody at the terminal.
  package static func isHalt(_ signal: Int32) -> Bool { signal == SIGSTOP }

  package static func makePipe() throws(FileError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    if pipe(&ends) < 0 { throw .last }
    return (ends[0], ends[1])
  }

  /// Keeps a descriptor from the programs that this process starts.
  package static func keepPrivate(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  package static func program(named name: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  /// Waits, in seconds.
  package static func wait(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }
}

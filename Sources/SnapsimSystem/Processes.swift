@preconcurrency import Foundation

/// This process: its standard streams, its surroundings and its end.
extension Platform {
  /// Opens what was closed of standard input, output and error, so that no other file gets its number.
  ///
  /// To read from such an input or to write to such an output fails as before; what is written to such an error is
  /// dropped, as nobody wants to see it.
  package static func openStandardDescriptors() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      let opened = open("/dev/null", mode)
      if opened >= 0, opened != descriptor {
        dup2(opened, descriptor)
        close(opened)
      }
    }
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Keeps standard output and error for ourselves: whatever else writes to either writes to standard error from now on.
  ///
  /// - Returns: our own; `nil` if the system gives us none, and then both stay as they were.
  package static func claimStandardStreams() -> (output: Int32, errors: Int32)? {
    let (output, errors) = (dup(1), dup(2))
    guard output >= 0, errors >= 0 else { return nil }
    for own in [output, errors] { keepPrivate(own) }
    dup2(2, 1)
    // A line that was printed is not lost where the process then crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
    return (output, errors)
  }

  /// Lets whatever else writes to standard output or error write to nowhere from now on; our own streams are kept.
  package static func silenceStandardStreams() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    for descriptor in [Int32(1), 2] { dup2(nowhere, descriptor) }
    close(nowhere)
  }

  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package static var processNumber: Int32 { getpid() }

  /// How long this process has kept cores busy, all threads together, in seconds.
  package static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// Ends the process with nothing done on the way: some thread may be stuck with what would be waited for.
  package static func endAtOnce(_ code: Int32) -> Never { _exit(code) }

  /// The columns of a terminal; `nil` where it is none or does not say.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The position in standard input; `nil` where it cannot be read twice.
  package static var inputPosition: Int? {
    get {
      let position = lseek(0, 0, SEEK_CUR)
      return position < 0 ? nil : Int(position)
    }
    set { if let newValue { lseek(0, off_t(newValue), SEEK_SET) } }
  }

  /// Waits until the last of those who might write to a pipe is gone, on a thread that takes no signals.
  package static func waitForEnd(of pipe: Int32) {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var byte: UInt8 = 0
    while read(pipe, &byte, 1) != 0 { if errno != EINTR { return } }
  }
}

/// Other programs, which this process starts.
extension Platform {
  package enum ProcessState: Equatable {
    case running, stopped(by: Int32), continued, exited(Int32), ended(by: Int32)
  }

  /// Starts another program, whose arguments begin with its name, in this process's group: Ctrl-C ends both.
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
    try check(pipe(&ends))
    return (ends[0], ends[1])
  }

  /// Keeps a descriptor from the programs that this process starts.
  package static func keepPrivate(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  package static func program(named name: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  package static func wait(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }
}

import Foundation

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
  package static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// The descriptors that are standard output and error in truth.
  package struct OwnStreams: Sendable {
    package let output: Int32
    package let errors: Int32
  }

  /// Keeps standard output and error for ourselves: whatever else writes to either writes to standard error from now on.
  ///
  /// - Returns: our own; `nil` where the system gives none.
  package static func claimStandardStreams() -> OwnStreams? {
    let (output, errors) = (dup(1), dup(2))
    guard output >= 0, errors >= 0 else { return nil }
    for own in [output, errors] { _ = fcntl(own, F_SETFD, FD_CLOEXEC) }
    dup2(2, 1)
    return OwnStreams(output: output, errors: errors)
  }

  /// Lets whatever else writes to standard output or error write to nowhere from now on; our own streams are kept.
  package static func silenceStandardStreams() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    for descriptor in [Int32(1), 2] { dup2(nowhere, descriptor) }
    close(nowhere)
  }

  /// A variable of the environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Sets a variable of the environment for this process and those it becomes, or removes it.
  package static func setVariable(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// The number of this process.
  package static var processNumber: Int32 { getpid() }

  /// How long this process has kept cores busy, all threads together, in seconds.
  package static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// How many cores there are to work on.
  package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Lets a function be called as the process ends, whoever ends it.
  package static func atExit(_ function: @convention(c) () -> Void) {
    atexit(function)
  }

  /// Ends the process by a signal, as if nobody had caught it.
  package static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }

  /// Ends the process with nothing done on the way: some thread may be stuck with what would be waited for.
  package static func endAtOnce(_ code: Int32) -> Never {
    _exit(code)
  }

  /// Runs another executable in place of this one; returns only where that fails.
  ///
  /// - Returns: the reason.
  package static func become(_ executable: String, _ arguments: [String]) -> String {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    signal(SIGPIPE, SIG_DFL)
    execv(executable, pointers)
    let reason = FileError.last.reason
    pointers.forEach { free($0) }
    return reason
  }

  /// Ends another process and those that it leads, whatever they do.
  package static func end(_ process: Int32) {
    if getpgid(process) == process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }
}

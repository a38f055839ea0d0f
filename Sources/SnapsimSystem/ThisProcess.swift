#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

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

  /// Keeps standard output and error for ourselves, if the system gives us our own: whatever else writes to either writes to
  /// standard error from now on.
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

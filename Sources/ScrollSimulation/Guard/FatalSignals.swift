import ScrollBehavior

/// The signals by which a process dies of its own code, caught on guarded threads and left alone on all others.
enum FatalSignals {
  /// Traps, bad accesses, failed assertions of the C library.
  static let all: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The name of a signal, `SIGILL` say.
  static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGABRT: "SIGABRT"
    default: "signal \(signal)"
    }
  }

  /// Runs some work with this thread as a guarded one.
  ///
  /// It gets a stack for its signals, since its own may be what has run out.
  static func guarding(_ heartbeat: Heartbeat, _ work: () -> Void) {
    let size = 1 << 16
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
    pthread_setspecific(key, Unmanaged.passUnretained(heartbeat).toOpaque())
    work()
    pthread_setspecific(key, nil)
    stack.ss_flags = Int32(truncatingIfNeeded: Int(SS_DISABLE))
    sigaltstack(&stack, nil)
    memory.deallocate()
  }

  /// Installs the handlers, once.
  static func catchOnGuardedThreads() {
    _ = installed
  }

  /// Where a guarded thread keeps its heartbeat.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static let installed: Bool = {
    _ = key
    for signal in all {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = park
      #else
      action.__sigaction_handler.sa_handler = park
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: Int(SA_ONSTACK) | Int(SA_NODEFER)))
      sigaction(signal, &action, nil)
    }
    return true
  }()

  /// The heartbeat of the thread that asks; `nil` where it is not guarded.
  static var heartbeat: Unmanaged<Heartbeat>? {
    pthread_getspecific(key).map { Unmanaged<Heartbeat>.fromOpaque($0) }
  }

  /// Parks a guarded thread for ever; lets any other die as it would have.
  private static let park: @convention(c) (Int32) -> Void = { number in
    guard let heartbeat = FatalSignals.heartbeat else {
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    heartbeat._withUnsafeGuaranteedRef { $0.trap(by: number) }
    while true { pause() }
  }
}

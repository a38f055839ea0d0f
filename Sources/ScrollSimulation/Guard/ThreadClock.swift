import Foundation

/// What a thread has of the processor: how long it has computed, and whether it waits for something else.
///
/// On a busy machine a thread may neither compute nor wait: it is ready, and gets no processor.
struct ThreadClock: Sendable {
  #if canImport(Darwin)
  private let thread = pthread_mach_thread_np(pthread_self())

  /// The processor time of the thread; `nil` once it has ended.
  var computed: Duration? {
    information.map {
      .seconds(Int($0.user_time.seconds) + Int($0.system_time.seconds))
        + .microseconds(Int($0.user_time.microseconds) + Int($0.system_time.microseconds))
    }
  }

  /// Whether it sleeps, until something wakes it.
  var isWaiting: Bool { information.map { $0.run_state == TH_STATE_WAITING } ?? false }

  private var information: thread_basic_info? {
    var info = thread_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<natural_t>.size)
    let result = withUnsafeMutablePointer(to: &info) { info in
      info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
      }
    }
    return result == KERN_SUCCESS ? info : nil
  }
  #else
  private let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
  private let clock: clockid_t? = {
    var clock = clockid_t()
    return pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : nil
  }()

  /// The processor time of the thread; `nil` once it has ended.
  var computed: Duration? {
    var time = timespec()
    guard let clock, clock_gettime(clock, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Whether it sleeps, until something wakes it.
  var isWaiting: Bool {
    guard let folder else { return true }
    // The state stands after the name, which is in parentheses.
    let status = FileManager.default.contents(atPath: "/proc/\(folder)/stat") ?? Data()
    return status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2).first }
      == UInt8(ascii: "S")
  }
  #endif

  /// The clock of the thread that makes it.
  init() {}
}

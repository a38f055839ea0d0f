import Foundation
import Synchronization

/// Looks after the fuzzer: a trap or a hang is told by the index of its input.
enum Watch {
  private static let index = Atomic<UInt64>(0)

  static func begin() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      // With nothing that a signal handler may not do.
      Foundation.signal(signal) { signal in
        let message: StaticString =
          signal == SIGALRM ? "snapsim-fuzz: no end at input " : "snapsim-fuzz: a crash at input "
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        Watch.tell(Watch.index.load(ordering: .relaxed))
        _ = write(2, "\n", 1)
        _exit(2)
      }
    }
  }

  /// Notes the input at hand, which takes microseconds, and ends the fuzzer where it takes 20 seconds (our choice).
  static func note(_ input: UInt64) {
    index.store(input, ordering: .relaxed)
    alarm(20)
  }

  private static func tell(_ number: UInt64) {
    if number > 9 { tell(number / 10) }
    var digit = UInt8(ascii: "0") + UInt8(number % 10)
    _ = write(2, &digit, 1)
  }
}

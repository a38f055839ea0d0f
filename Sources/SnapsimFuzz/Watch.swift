import Foundation
import Synchronization

/// Looks after a fuzzer: whatever traps or hangs is told by the index of its input.
enum Watch {
  /// The index of the input at hand.
  static let index = Atomic<UInt64>(0)

  /// The longest that one input may take, in seconds (our choice: it takes microseconds).
  private static let patience = 20

  /// Begins to watch.
  static func begin() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      Foundation.signal(signal) { _ in
        Watch.tell("snapsim-fuzz: a crash at input ")
        _exit(2)
      }
    }
    let thread = Thread {
      var last = UInt64.max
      var seconds = 0
      while true {
        sleep(1)
        let now = index.load(ordering: .relaxed)
        seconds = now == last ? seconds + 1 : 0
        last = now
        guard seconds < patience else {
          Watch.tell("snapsim-fuzz: no end at input ")
          _exit(3)
        }
      }
    }
    thread.start()
  }

  /// Writes a message and the index, with nothing that a signal handler may not do.
  private static func tell(_ message: StaticString) {
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
    var rest = index.load(ordering: .relaxed)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = 23
      digits[start] = UInt8(ascii: "\n")
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      _ = write(2, digits.baseAddress.map { $0 + start }, 24 - start)
    }
  }
}

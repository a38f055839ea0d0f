import Foundation
import Synchronization

private let index = Atomic<UInt64>(0)

/// Tells a trap or a hang by the index of its input.
func catchSignals() {
  for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
    // With nothing that a signal handler may not do.
    Foundation.signal(signal) { signal in
      let message: StaticString =
        signal == SIGALRM ? "snapsim-fuzz: no end at input " : "snapsim-fuzz: a crash at input "
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      tell(index.load(ordering: .relaxed))
      _ = write(2, "\n", 1)
      _exit(2)
    }
  }
}

/// Notes the input at hand, which takes microseconds, and ends the fuzzer where it takes 20 seconds (our choice).
func note(input: UInt64) {
  index.store(input, ordering: .relaxed)
  alarm(20)
}

private func tell(_ number: UInt64) {
  if number > 9 { tell(number / 10) }
  var digit = UInt8(ascii: "0") + UInt8(number % 10)
  _ = write(2, &digit, 1)
}

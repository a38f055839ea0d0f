import ScrollSimulation
import SnapsimSystem
import SnapsimText

/// A line on a terminal that says how far something long has come, and how long it took.
final class Progress {
  private let errors: Output
  private let isWanted: Bool
  private let began = ContinuousClock.now
  private let busyBefore = Platform.processorTime
  private var shown = -1

  init(to errors: Output, isWanted: Bool = true) {
    (self.errors, self.isWanted) = (errors, isWanted && errors.isTerminal && !errors.isQuiet)
  }

  /// Tells what is done and its part, up to 1, once it takes longer than a blink.
  func show(_ deed: @autoclosure () -> String, _ part: Double) {
    guard isWanted else { return }
    let percent = Int(min(part, 1) * 100)
    guard percent != shown, ContinuousClock.now - began > .milliseconds(500) else { return }
    shown = percent
    errors.show("\r\u{1B}[K\(deed().escapingControls): \(percent) %")
  }

  func clear() {
    guard shown >= 0 else { return }
    shown = -1
    errors.show("\r\u{1B}[K")
  }

  func finish(_ settlements: Int) -> (seconds: Double, speed: String) {
    clear()
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let busy = Platform.processorTime - busyBefore
    let millions = Double(settlements) / max(busy, 1e-9) / 1e6
    return (
      seconds,
      "\(settlements) settlements in \(seconds.inSentence) s, \(millions.inSentence) million per second of a core, "
        + "\((busy / max(seconds, 1e-9)).inSentence) of \(Platform.cores) cores busy"
    )
  }
}

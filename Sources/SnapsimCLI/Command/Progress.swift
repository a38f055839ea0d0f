import SnapsimText

/// A line on a terminal that says how far something long has come.
final class Progress {
  private let errors: Output
  private let isWanted: Bool
  private let began = ContinuousClock.now
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
}

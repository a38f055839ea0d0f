import SwiftUI
import Observation

@Observable
final class TimerModel {
  var minutes: Int? = 4
  var remaining = 0
  var running = false
  private var task: Task<Void, Never>?

  let choices = Array(1...30)

  func start() {
    guard let minutes else { return }
    remaining = minutes * 60
    running = true
    task = Task { @MainActor in
      while remaining > 0 && !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        remaining -= 1
      }
      running = false
    }
  }

  func stop() {
    task?.cancel()
    running = false
  }
}

enum Wheel {
  static let cell: CGFloat = 64
  static let gap: CGFloat = 12
  static let height: CGFloat = 96
}

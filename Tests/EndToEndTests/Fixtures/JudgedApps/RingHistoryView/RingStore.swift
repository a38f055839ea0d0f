import Combine
import Foundation

struct RingDay: Identifiable {
  let id: Int
  let title: String
  let fraction: Double
}

@MainActor
final class RingStore: ObservableObject {
  @Published private(set) var days: [RingDay] = []
  @Published private(set) var today = 0.0

  func load() async {
    try? await Task.sleep(for: .milliseconds(400))
    today = 0.72
    days = (1...30).map { RingDay(id: $0, title: "\($0) days ago", fraction: Double(($0 * 37) % 100) / 100) }
  }
}

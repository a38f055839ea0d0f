import Foundation
import Network
import Observation

struct Clip: Codable, Identifiable {
  var id: Int
  var show: String
  var quote: String
  var seconds: Int
  var downloaded: Bool
}

@MainActor @Observable
final class ClipStore {
  private(set) var clips: [Clip] = []
  private(set) var isOffline = false
  private let monitor = NWPathMonitor()

  var visible: [Clip] { isOffline ? clips.filter(\.downloaded) : clips }

  func start() {
    monitor.pathUpdateHandler = { path in
      Task { @MainActor in self.isOffline = path.status != .satisfied }
    }
    monitor.start(queue: .global(qos: .utility))
  }

  func load() async {
    guard let url = Bundle.main.url(forResource: "clips", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    clips = (try? JSONDecoder().decode([Clip].self, from: data)) ?? []
  }
}

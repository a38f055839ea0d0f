import Foundation
import Observation

struct Episode: Identifiable, Hashable {
  let id: String
  let title: String
  let show: String
  let published: Date
  let duration: Duration
}

protocol EpisodeLibrary: Sendable {
  func latest() async throws -> [Episode]
}

@Observable @MainActor
final class ListenNowModel {
  private(set) var episodes: [Episode] = []
  var nowPlaying: Episode?
  private let library: any EpisodeLibrary

  init(library: any EpisodeLibrary) { self.library = library }

  func load() async {
    episodes = (try? await library.latest()) ?? []
  }
}

import SwiftUI

struct Clip: Identifiable, Decodable {
  let id: String
  let author: String
  let caption: String
  let likes: Int
}

protocol ClipLoading {
  func clips() async throws -> [Clip]
}

struct RemoteClipLoader: ClipLoading {
  let endpoint: URL

  func clips() async throws -> [Clip] {
    let (data, _) = try await URLSession.shared.data(from: endpoint)
    return try JSONDecoder().decode([Clip].self, from: data)
  }
}

struct PreviewClipLoader: ClipLoading {
  func clips() async throws -> [Clip] {
    (1...12).map {
      Clip(id: "clip-\($0)", author: "@maker\($0)", caption: "Take \($0) from the workshop", likes: $0 * 311)
    }
  }
}

@MainActor
@Observable
final class FeedModel {
  private(set) var clips: [Clip] = []
  private(set) var failed = false
  private let loader: any ClipLoading

  init(loader: any ClipLoading) {
    self.loader = loader
  }

  func load() async {
    do {
      clips = try await loader.clips()
    } catch {
      failed = true
    }
  }
}

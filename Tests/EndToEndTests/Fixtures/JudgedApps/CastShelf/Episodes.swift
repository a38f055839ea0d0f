import Foundation

struct Episode: Identifiable, Codable {
  let id: Int
  let title: String
  let show: String
  let minutes: Int
}

struct Shelf: Identifiable, Codable {
  var id: String { title }
  let title: String
  let episodes: [Episode]
}

enum CastAPI {
  struct Home: Codable { let shelves: [Shelf] }

  static func home() async throws -> [Shelf] {
    let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/v1/home"))
    return try JSONDecoder().decode(Home.self, from: data).shelves
  }
}

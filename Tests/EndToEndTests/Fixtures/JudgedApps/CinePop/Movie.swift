import Foundation

struct Movie: Identifiable, Decodable {
  let id: Int
  let title: String
  let posterPath: String
  let voteAverage: Double

  var posterURL: URL? { URL(string: "https://image.tmdb.org/t/p/w500\(posterPath)") }
}

struct MovieResponse: Decodable { let results: [Movie] }

@MainActor
final class MovieStore: ObservableObject {
  @Published var nowPlaying: [Movie] = []
  @Published var popular: [Movie] = []
  @Published var error: String?

  func load() async {
    guard let url = Bundle.main.url(forResource: "now_playing", withExtension: "json") else { return }
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let all = try decoder.decode(MovieResponse.self, from: Data(contentsOf: url)).results
      nowPlaying = Array(all.prefix(8))
      popular = Array(all.dropFirst(8))
    } catch {
      self.error = error.localizedDescription
    }
  }
}

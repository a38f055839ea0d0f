import Foundation

struct Podcast: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let host: String
  let artwork: String
}

@MainActor @Observable
final class ChartStore {
  private(set) var chart: [Podcast] = []
  private(set) var isLoading = false

  func load(country: String = "us") async {
    isLoading = true
    defer { isLoading = false }
    guard let url = Bundle.main.url(forResource: "chart_\(country)", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let list = try? JSONDecoder().decode([Podcast].self, from: data)
    else { return }
    chart = Array(list.prefix(23))
  }
}

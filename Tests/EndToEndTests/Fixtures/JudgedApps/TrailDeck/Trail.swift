import SwiftUI

struct Trail: Identifiable, Codable, Hashable {
  let id: Int
  let name: String
  let region: String
  let lengthKm: Double
  let ascent: Int
}

enum Deck {
  static let spacing: CGFloat = 12
  static let card: CGFloat = 280
  static let height: CGFloat = 210
}

final class TrailStore: ObservableObject {
  @Published private(set) var trails: [Trail] = []

  func load() {
    guard trails.isEmpty,
      let url = Bundle.main.url(forResource: "trails", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    trails = (try? JSONDecoder().decode([Trail].self, from: data)) ?? []
  }
}

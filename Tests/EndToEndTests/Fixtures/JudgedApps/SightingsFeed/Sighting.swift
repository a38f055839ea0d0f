import SwiftUI

struct Sighting: Identifiable {
  let id = UUID()
  let species: String
  let place: String
  let observer: String
  let likes: Int
  let colors: [Color]
}

extension Sighting {
  static let today: [Sighting] = [
    Sighting(
      species: "Common kingfisher", place: "Mill Weir", observer: "ana.f", likes: 211,
      colors: [.blue, .orange]),
    Sighting(
      species: "Hoopoe", place: "South Meadow", observer: "birdwatch_jo", likes: 489,
      colors: [.orange, .brown]),
    Sighting(
      species: "Bullfinch", place: "Orchard Lane", observer: "piet", likes: 97, colors: [.pink, .gray]),
    Sighting(
      species: "Little egret", place: "Tidal Flats", observer: "m.okafor", likes: 134,
      colors: [.mint, .white]),
    Sighting(
      species: "Tawny owl", place: "Abbey Wood", observer: "nightjar", likes: 356, colors: [.brown, .black]),
    Sighting(
      species: "Goldcrest", place: "Pine Ridge", observer: "ana.f", likes: 78, colors: [.yellow, .green]),
  ]
}

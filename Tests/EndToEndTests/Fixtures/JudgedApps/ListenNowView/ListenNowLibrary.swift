import SwiftUI

enum ShelfLayout {
  static let margin: CGFloat = 20
  static let spacing: CGFloat = 10
  static let cardHeight: CGFloat = 220
}

struct Album: Identifiable {
  let id: String
  let title: String
  let artist: String
  let tint: Color
}

struct ListenNowLibrary {
  var featured: [Album]
  var recent: [String]

  static let sample = ListenNowLibrary(
    featured: [
      Album(id: "a1", title: "Low Tide", artist: "Marram", tint: .teal),
      Album(id: "a2", title: "Second Winter", artist: "Ida Holm", tint: .indigo),
      Album(id: "a3", title: "Paper Lanterns", artist: "The Quays", tint: .orange),
      Album(id: "a4", title: "Ostinato", artist: "Nadir Trio", tint: .pink),
      Album(id: "a5", title: "Field Notes", artist: "Calder", tint: .green),
    ],
    recent: ["Harbour Song", "Glass", "Late Train", "Copper Wire", "July", "Snowmelt"]
  )
}

#Preview {
  ListenNowView(library: .sample)
}

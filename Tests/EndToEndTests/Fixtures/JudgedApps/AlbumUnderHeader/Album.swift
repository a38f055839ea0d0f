import SwiftUI

struct Track: Identifiable, Hashable {
  let number: Int
  let name: String
  let length: Duration

  var id: Int { number }
}

struct Album: Identifiable {
  let title: String
  let artist: String
  let tint: Color
  let tracks: [Track]

  var id: String { title }
}

extension Album {
  static let sample = Album(
    title: "Field Recordings",
    artist: "The Low Tides",
    tint: .purple,
    tracks: (1...24).map { number in
      Track(
        number: number,
        name: "Side \(number <= 12 ? "A" : "B"), take \(number)",
        length: .seconds(120 + (number * 37) % 200)
      )
    }
  )
}

import Foundation

struct Album: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var artist: String
  var cover: String
}

struct Section_: Identifiable {
  let id: String
  let albums: [Album]
}

final class Library {
  static let shared = Library()

  lazy var recent: [Album] = (1...12).map {
    Album(title: "Album \($0)", artist: ["Nils", "Marta", "The Keys"][$0 % 3], cover: "cover\($0)")
  }
  lazy var picks: [Album] = recent.shuffled()
  lazy var quick: [Album] = Array(recent.prefix(6))
}

import SwiftUI

struct Flashcard: Identifiable, Codable {
  let id: Int
  let front: String
  let back: String
}

@Observable
final class DeckModel {
  private(set) var cards: [Flashcard] = []
  private(set) var isLoading = false
  var flipped: Set<Int> = []

  let cardHeight: CGFloat = 460
  let spacing: CGFloat = 28

  var pitch: CGFloat { cardHeight + spacing }
  var lastIndex: Int { max(cards.count - 1, 0) }

  @MainActor
  func load(deck name: String) async {
    isLoading = true
    defer { isLoading = false }
    guard
      let url = Bundle.main.url(forResource: name, withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let decoded = try? JSONDecoder().decode([Flashcard].self, from: data)
    else {
      cards = Self.fallback
      return
    }
    cards = decoded
  }

  func flip(_ card: Flashcard) {
    if flipped.remove(card.id) == nil {
      flipped.insert(card.id)
    }
  }

  private static let fallback: [Flashcard] = [
    ("la mer", "the sea"), ("le pont", "the bridge"), ("la clé", "the key"),
    ("le toit", "the roof"), ("la rue", "the street"), ("le pain", "the bread"),
    ("la lune", "the moon"), ("le vent", "the wind"), ("la pluie", "the rain"),
    ("le quai", "the platform"), ("la gare", "the station"), ("le billet", "the ticket"),
  ].enumerated().map { Flashcard(id: $0.offset, front: $0.element.0, back: $0.element.1) }
}

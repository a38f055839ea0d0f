import Foundation
import Observation

struct Flashcard: Identifiable, Hashable {
  let id: Int
  let word: String
  let meaning: String
}

@Observable
final class Deck {
  let title: String
  let cards: [Flashcard]
  private(set) var revealed: Set<Int> = []

  init(title: String, pairs: [(String, String)]) {
    self.title = title
    self.cards = pairs.enumerated().map {
      Flashcard(id: $0.offset, word: $0.element.0, meaning: $0.element.1)
    }
  }

  func flip(_ card: Flashcard) {
    revealed.formSymmetricDifference([card.id])
  }

  static var kitchen: Deck {
    Deck(
      title: "In der Küche",
      pairs: [
        ("der Löffel", "spoon"), ("die Gabel", "fork"), ("das Messer", "knife"), ("der Topf", "pot"),
        ("die Pfanne", "pan"), ("der Herd", "stove"), ("das Sieb", "sieve"), ("die Schüssel", "bowl"),
        ("der Deckel", "lid"), ("die Tasse", "cup"), ("das Brett", "board"), ("der Kühlschrank", "fridge"),
      ])
  }
}

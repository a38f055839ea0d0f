import SwiftUI
import Observation

struct FlashCard: Identifiable {
  let id = UUID()
  var front: String
  var back: String
}

@Observable
final class DrillViewModel {
  var cards: [FlashCard]
  var currentID: FlashCard.ID?
  var flipped: Set<FlashCard.ID> = []

  init(cards: [FlashCard]) {
    self.cards = cards
    currentID = cards.first?.id
  }

  var progress: String {
    guard let id = currentID, let i = cards.firstIndex(where: { $0.id == id }) else { return "–" }
    return "\(i + 1) / \(cards.count)"
  }

  func flip(_ card: FlashCard) {
    if flipped.contains(card.id) { flipped.remove(card.id) } else { flipped.insert(card.id) }
  }

  static let italian = DrillViewModel(cards: [
    .init(front: "la chiave", back: "the key"),
    .init(front: "il cassetto", back: "the drawer"),
    .init(front: "lo scaffale", back: "the shelf"),
    .init(front: "la finestra", back: "the window"),
    .init(front: "il tappeto", back: "the carpet"),
    .init(front: "la coperta", back: "the blanket"),
  ])
}

import SwiftUI

struct Flashcard: Identifiable, Hashable, Codable {
  let id: Int
  var front: String
  var reading: String
  var meaning: String
}

@MainActor @Observable
final class DeckFeature {
  enum Action {
    case appeared
    case flipped(Flashcard.ID)
    case scrolled(to: CGFloat, step: CGFloat)
    case shuffleTapped
  }

  private(set) var cards: [Flashcard] = []
  private(set) var flipped: Set<Flashcard.ID> = []
  private(set) var current = 0

  func send(_ action: Action) {
    switch action {
    case .appeared:
      if cards.isEmpty { cards = Flashcard.samples }
    case .flipped(let id):
      if flipped.remove(id) == nil { flipped.insert(id) }
    case let .scrolled(offset, step):
      guard step > 0, !cards.isEmpty else { return }
      current = min(max(Int((offset / step).rounded()), 0), cards.count - 1)
    case .shuffleTapped:
      cards.shuffle()
      flipped = []
    }
  }
}

extension Flashcard {
  static let samples: [Flashcard] = [
    .init(id: 1, front: "水", reading: "みず", meaning: "water"),
    .init(id: 2, front: "火", reading: "ひ", meaning: "fire"),
    .init(id: 3, front: "木", reading: "き", meaning: "tree"),
    .init(id: 4, front: "金", reading: "かね", meaning: "gold, money"),
    .init(id: 5, front: "土", reading: "つち", meaning: "earth"),
    .init(id: 6, front: "月", reading: "つき", meaning: "moon"),
    .init(id: 7, front: "日", reading: "ひ", meaning: "sun, day"),
  ]
}

import SwiftUI

struct ReviewFeature {
  struct State: Equatable {
    var cards: [Card] = []
    var revealed: Set<Card.ID> = []
    var known: Set<Card.ID> = []
  }

  enum Action {
    case loaded([Card])
    case tapped(Card.ID)
    case knew(Card.ID)
  }

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .loaded(let cards):
      state.cards = cards
    case .tapped(let id):
      if state.revealed.contains(id) { state.revealed.remove(id) } else { state.revealed.insert(id) }
    case .knew(let id):
      state.known.insert(id)
    }
  }
}

struct Card: Identifiable, Equatable, Decodable {
  let id: String
  let front: String
  let back: String
}

@MainActor
final class ReviewStore: ObservableObject {
  @Published private(set) var state = ReviewFeature.State()
  func send(_ action: ReviewFeature.Action) { ReviewFeature.reduce(&state, action) }
}

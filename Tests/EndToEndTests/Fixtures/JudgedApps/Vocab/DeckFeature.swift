import SwiftUI
import Observation

// Small reducer-style feature: state, actions, one `send`.
@Observable @MainActor
final class DeckFeature {
  struct Card: Identifiable, Decodable, Equatable {
    let id: Int
    let term: String
    let meaning: String
  }

  struct State: Equatable {
    var cards: [Card] = []
    var turned: Set<Int> = []
    var top = 0
  }

  enum Action {
    case loaded([Card])
    case tapped(Card.ID)
    case topChanged(Int)
  }

  private(set) var state = State()

  func send(_ action: Action) {
    switch action {
    case .loaded(let cards):
      state.cards = cards
    case .tapped(let id):
      state.turned.formSymmetricDifference([id])
    case .topChanged(let index):
      guard index != state.top else { return }
      state.top = index
      state.turned.removeAll()
    }
  }
}

extension DeckFeature {
  static var spanish: DeckFeature {
    let feature = DeckFeature()
    let json = #"""
      [{"id":1,"term":"la sobremesa","meaning":"talk after a meal"},
       {"id":2,"term":"madrugar","meaning":"to get up early"},
       {"id":3,"term":"estrenar","meaning":"to use for the first time"},
       {"id":4,"term":"anteayer","meaning":"the day before yesterday"},
       {"id":5,"term":"friolero","meaning":"someone who is always cold"},
       {"id":6,"term":"empalagar","meaning":"to be too sweet"}]
      """#
    if let cards = try? JSONDecoder().decode([Card].self, from: Data(json.utf8)) {
      feature.send(.loaded(cards))
    }
    return feature
  }
}

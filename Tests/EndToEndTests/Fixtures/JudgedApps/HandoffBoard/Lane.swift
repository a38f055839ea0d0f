import Foundation

struct Lane: Identifiable, Equatable {
  let id: String
  var title: String
  var cards: [String]
  var limit: Int
}

struct BoardState: Equatable {
  var lanes: [Lane] = [
    Lane(
      id: "todo", title: "To do", cards: ["Copy for launch", "Icons", "Beta invite", "Pricing"], limit: 9),
    Lane(id: "doing", title: "Doing", cards: ["Onboarding"], limit: 2),
    Lane(id: "review", title: "Review", cards: [], limit: 3),
    Lane(id: "done", title: "Done", cards: ["Login", "Push", "Widgets"], limit: 99),
  ]
}

enum BoardAction { case add(lane: String, card: String), remove(lane: String, index: Int) }

func reduce(_ state: inout BoardState, _ action: BoardAction) {
  switch action {
  case let .add(lane, card):
    guard let i = state.lanes.firstIndex(where: { $0.id == lane }) else { return }
    state.lanes[i].cards.append(card)
  case let .remove(lane, index):
    guard let i = state.lanes.firstIndex(where: { $0.id == lane }) else { return }
    state.lanes[i].cards.remove(at: index)
  }
}

import Foundation
import Observation

struct Trainer: Identifiable, Equatable {
  let id: Int
  var name: String
  var focus: String
  var isFollowed = false
}

// Small home-grown store, same shape as in the other features.
enum TrainersFeature {
  struct State: Equatable {
    var trainers: [Trainer] = []
  }

  enum Action {
    case onAppear
    case followTapped(Trainer.ID)
  }

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .onAppear:
      guard state.trainers.isEmpty else { return }
      let names = ["Ayla", "Jonas", "Mirko", "Sanne", "Tariq", "Lea", "Piet", "Noor", "Ida"]
      let focus = ["Strength", "Mobility", "Boxing"]
      state.trainers = names.enumerated().map { index, name in
        Trainer(id: index, name: name, focus: focus[index % focus.count])
      }
    case .followTapped(let id):
      guard let index = state.trainers.firstIndex(where: { $0.id == id }) else { return }
      state.trainers[index].isFollowed.toggle()
    }
  }
}

@Observable
final class TrainersStore {
  private(set) var state = TrainersFeature.State()
  func send(_ action: TrainersFeature.Action) { TrainersFeature.reduce(&state, action) }
}

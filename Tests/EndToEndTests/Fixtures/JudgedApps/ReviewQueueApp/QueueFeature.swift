import Foundation
import Observation

struct Review: Identifiable, Equatable {
  let id: Int
  var author: String
  var text: String
  var isApproved = false
}

@Observable
@MainActor
final class QueueStore {
  struct State: Equatable {
    var reviews: [Review]
    var onlyOpen = false
    var shown: [Review] { onlyOpen ? reviews.filter { !$0.isApproved } : reviews }
  }

  enum Action {
    case approve(Review.ID)
    case toggleFilter
  }

  private(set) var state: State

  init(_ state: State) { self.state = state }

  func send(_ action: Action) {
    switch action {
    case .approve(let id):
      guard let i = state.reviews.firstIndex(where: { $0.id == id }) else { return }
      state.reviews[i].isApproved.toggle()
    case .toggleFilter:
      state.onlyOpen.toggle()
    }
  }
}

extension QueueStore.State {
  static let sample = Self(
    reviews: (1...23).map {
      Review(id: $0, author: "Guest \($0)", text: "Stay no. \($0) was pleasant.", isApproved: $0 % 3 == 0)
    })
}

import SwiftUI

struct HomeState {
  var shelves: [Shelf] = []
  var isLoading = false
  var error: String?
}

enum HomeAction {
  case appeared
  case loaded([Shelf])
  case failed(Error)
}

@MainActor
final class HomeStore: ObservableObject {
  @Published private(set) var state = HomeState()

  func send(_ action: HomeAction) {
    switch action {
    case .appeared:
      guard state.shelves.isEmpty, !state.isLoading else { return }
      state.isLoading = true
      Task {
        do { send(.loaded(try await CastAPI.home())) } catch { send(.failed(error)) }
      }
    case .loaded(let shelves):
      state.isLoading = false
      state.shelves = shelves
    case .failed(let error):
      state.isLoading = false
      state.error = error.localizedDescription
    }
  }
}

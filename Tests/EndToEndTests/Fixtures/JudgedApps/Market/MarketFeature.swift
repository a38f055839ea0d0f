import Observation

struct Offer: Identifiable, Equatable {
  let id: Int
  let name: String
  let tag: String
  let cents: Int
}

@Observable
final class MarketFeature {
  enum Action {
    case toggle(String)
  }

  static let tags = ["Fruit", "Bread", "Cheese"]

  private(set) var active: [String] = []
  private let all: [Offer]

  init(offers: [Offer]) { all = offers }

  var offers: [Offer] {
    active.isEmpty ? all : all.filter { active.contains($0.tag) }
  }

  func send(_ action: Action) {
    switch action {
    case .toggle(let tag):
      if let i = active.firstIndex(of: tag) {
        active.remove(at: i)
      } else {
        active.append(tag)
      }
    }
  }
}

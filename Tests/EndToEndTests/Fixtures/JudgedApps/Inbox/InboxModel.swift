import Foundation
import Observation

struct Episode: Identifiable, Hashable {
  enum State: String, CaseIterable { case new = "New", started = "Started", done = "Done" }
  let id: Int
  var title: String
  var show: String
  var state: State
}

@MainActor @Observable
final class InboxModel {
  var filter: Episode.State?
  private var all: [Episode]

  init(all: [Episode] = InboxModel.demo) { self.all = all }

  var visible: [Episode] {
    guard let filter else { return all }
    return all.filter { $0.state == filter }
  }

  nonisolated static let demo: [Episode] = (1...22).map {
    Episode(
      id: $0, title: "Episode \($0)", show: $0 % 3 == 0 ? "Bread Science" : "Field Notes",
      state: $0 < 4 ? .started : ($0 % 5 == 0 ? .done : .new))
  }
}

import Foundation
import Observation

struct Board: Identifiable, Hashable, Decodable {
  var id: String
  var title: String
  var notes: [String]
}

@Observable
final class BoardsModel {
  var boards: [Board] = Board.demo
  var currentID: Board.ID?

  var current: Board? {
    boards.first { $0.id == currentID } ?? boards.first
  }
}

extension Board {
  static let demo: [Board] = ["Kick-off", "Research", "Sketches", "Decisions", "Launch"].map {
    Board(id: $0.lowercased(), title: $0, notes: ["Owner: to be named", "Due in week 12"])
  }
}

import Foundation
import SwiftData

@Model
final class Board {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Lane.board) var lanes: [Lane] = []

  init(name: String) { self.name = name }

  var ordered: [Lane] { lanes.sorted { $0.order < $1.order } }
}

@Model
final class Lane {
  var title: String
  var order: Int
  var cards: [String]
  var board: Board?

  init(title: String, order: Int, cards: [String] = []) {
    self.title = title
    self.order = order
    self.cards = cards
  }
}

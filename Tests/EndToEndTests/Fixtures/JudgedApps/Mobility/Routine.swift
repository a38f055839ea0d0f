import Foundation
import SwiftData

@Model
final class Routine {
  var name: String
  @Relationship(deleteRule: .cascade) var moves: [Move]

  init(name: String, moves: [Move]) {
    self.name = name
    self.moves = moves
  }

  var ordered: [Move] { moves.sorted { $0.order < $1.order } }
}

@Model
final class Move {
  var order: Int
  var title: String
  var cue: String
  var image: String
  var isDone = false

  init(order: Int, title: String, cue: String, image: String) {
    self.order = order
    self.title = title
    self.cue = cue
    self.image = image
  }
}

extension Routine {
  static var morning: Routine {
    Routine(
      name: "Morning hips",
      moves: [
        Move(
          order: 0, title: "90/90 switch", cue: "Sit tall, let both knees fall to one side, then the other.",
          image: "move-9090"),
        Move(
          order: 1, title: "Couch stretch", cue: "Squeeze the glute of the back leg. Two minutes a side.",
          image: "move-couch"),
        Move(
          order: 2, title: "Deep squat", cue: "Heels down. Hold on to a door frame if you need to.",
          image: "move-squat"),
        Move(
          order: 3, title: "Pigeon", cue: "Front shin as square as it goes without pain in the knee.",
          image: "move-pigeon"),
        Move(
          order: 4, title: "Frog", cue: "Rock back slowly and breathe out at the end of the range.",
          image: "move-frog"),
      ])
  }
}

import Foundation
import Observation

struct Exercise: Hashable {
  var name: String
  var reps: Int
}

struct Block: Identifiable {
  let id: Int
  var title: String
  var exercises: [Exercise]
}

enum Deck {
  static let title: CGFloat = 56
  static let row: CGFloat = 64
  static let gap: CGFloat = 8
  static let perBlock = 4
}

@Observable
final class DeckModel {
  private(set) var blocks: [Block]

  init(names: [String] = DeckModel.library) {
    let titles = ["Warm-up", "Push", "Pull", "Legs", "Core", "Cool-down"]
    blocks = titles.enumerated().map { n, title in
      Block(
        id: n, title: title,
        exercises: (0..<Deck.perBlock).map { k in
          Exercise(name: names[(n * Deck.perBlock + k) % names.count], reps: 8 + 2 * (k % 3))
        })
    }
  }

  /// Height of the window on the deck: a title and the rows of a block.
  var windowHeight: CGFloat {
    let rows = CGFloat(Deck.perBlock)
    return Deck.title + rows * Deck.row + (rows - 1) * Deck.gap
  }

  static let library = [
    "Jumping jack", "Arm circles", "Inchworm", "Push-up", "Dip", "Pike press", "Row",
    "Pull-up", "Face pull", "Squat", "Lunge", "Hip thrust", "Plank", "Dead bug", "Hollow hold",
  ]
}

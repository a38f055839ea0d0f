import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  let title: String
  let steps: Int

  // Cards grow with the number of steps they list.
  var cardHeight: CGFloat { 120 + CGFloat(steps) * 20 }

  static let samples: [Recipe] = [
    .init(id: 0, title: "Shakshuka", steps: 3),
    .init(id: 1, title: "Ramen", steps: 6),
    .init(id: 2, title: "Caesar salad", steps: 4),
    .init(id: 3, title: "Beef stew", steps: 7),
    .init(id: 4, title: "Dal", steps: 5),
    .init(id: 5, title: "Pancakes", steps: 3),
    .init(id: 6, title: "Croissants", steps: 9),
    .init(id: 7, title: "Paella", steps: 6),
  ]
}

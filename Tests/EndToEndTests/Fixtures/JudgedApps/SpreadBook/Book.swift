import Foundation

/// One side of a sheet of paper.
enum Leaf: Hashable {
  case endpaper
  case cover(title: String)
  case page(number: Int, text: String, art: String)
}

struct Book {
  let title: String
  let pages: [String]
  let artPrefix: String

  /// Inside of the front board, title page, the story, inside of the back board.
  var leaves: [Leaf] {
    let story = pages.enumerated().map { index, text in
      Leaf.page(number: index + 1, text: text, art: "\(artPrefix)-\(index + 1)")
    }
    return ([.endpaper, .cover(title: title)] + story)
      .filled(toMultipleOf: 2, with: .endpaper)
  }
}

extension Array {
  func filled(toMultipleOf size: Int, with element: Element) -> [Element] {
    let rest = count % size
    guard rest > 0 else { return self }
    return self + Array(repeating: element, count: size - rest)
  }
}

extension Book {
  static let hedgehog = Book(
    title: "The Hedgehog's Lantern",
    pages: [
      "Every evening Hugo lit his lantern.",
      "It was a small lantern, and it was blue.",
      "One night the wind came down the hill.",
      "Puff! The wood was dark.",
      "\"Who is there?\" asked the owl.",
      "\"It's me,\" said Hugo, \"and I can't see my feet.\"",
      "The glow-worms heard him.",
      "One by one they came out of the grass.",
      "They sat on his spines, all in a row.",
      "Now Hugo was the lantern.",
      "Good night, Hugo.",
    ],
    artPrefix: "hugo"
  )
}

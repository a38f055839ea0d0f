import Foundation

struct Article {
  let title: String
  let author: String
  let paragraphs: [String]
}

extension Article {
  static let sample = Article(
    title: "The Cartographer's Winter",
    author: "I. Halvorsen",
    paragraphs: (1...26).map { number in
      "\(number). The snow had come early that year, and with it the slow work of the valley maps: "
        + "sheet after sheet laid out over the long table, each bend of the river measured again, "
        + "each farm asked for its name, and every name written down as it was spoken."
    }
  )
}

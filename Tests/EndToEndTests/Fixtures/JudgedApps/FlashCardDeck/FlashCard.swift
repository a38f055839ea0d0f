import Foundation

struct FlashCard: Identifiable, Hashable {
  let id: Int
  let front: String
  let back: String
  var isKnown = false
}

extension Array where Element == FlashCard {
  static var portuguese: [FlashCard] {
    [
      ("saudade", "longing"), ("madrugada", "small hours"), ("cafuné", "stroking hair"),
      ("abacaxi", "pineapple"), ("passarinho", "little bird"), ("guarda-chuva", "umbrella"),
      ("borboleta", "butterfly"), ("esquina", "street corner"), ("xícara", "cup"),
    ]
    .enumerated()
    .map { FlashCard(id: $0.offset, front: $0.element.0, back: $0.element.1) }
  }
}

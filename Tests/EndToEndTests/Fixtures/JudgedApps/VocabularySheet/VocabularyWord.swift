import Foundation

struct VocabularyWord: Identifiable, Hashable {
  let term: String
  let meaning: String
  var id: String { term }

  static let market: [VocabularyWord] = [
    ("la mela", "apple"), ("la pera", "pear"), ("l'uva", "grapes"), ("il limone", "lemon"),
    ("la pesca", "peach"), ("il fico", "fig"), ("la cipolla", "onion"), ("l'aglio", "garlic"),
    ("la carota", "carrot"), ("il sedano", "celery"), ("la zucca", "pumpkin"), ("il pane", "bread"),
    ("il burro", "butter"), ("il latte", "milk"), ("l'uovo", "egg"), ("il riso", "rice"),
    ("la farina", "flour"), ("il sale", "salt"), ("il pepe", "pepper"), ("lo zucchero", "sugar"),
    ("il miele", "honey"), ("l'aceto", "vinegar"),
  ].map { VocabularyWord(term: $0.0, meaning: $0.1) }
}

import Foundation

struct Citation: Identifiable {
  let id: Int
  let texte: String
  let auteur: String
}

enum Citations {
  static let dujour: [Citation] = [
    Citation(id: 0, texte: "Le cœur a ses raisons que la raison ne connaît point.", auteur: "Pascal"),
    Citation(id: 1, texte: "Je pense, donc je suis.", auteur: "Descartes"),
    Citation(id: 2, texte: "Il faut cultiver notre jardin.", auteur: "Voltaire"),
    Citation(id: 3, texte: "On ne voit bien qu'avec le cœur.", auteur: "Saint-Exupéry"),
    Citation(id: 4, texte: "Rien ne sert de courir ; il faut partir à point.", auteur: "La Fontaine"),
    Citation(id: 5, texte: "L'enfer, c'est les autres.", auteur: "Sartre"),
    Citation(id: 6, texte: "On ne naît pas femme : on le devient.", auteur: "Beauvoir"),
  ]
}

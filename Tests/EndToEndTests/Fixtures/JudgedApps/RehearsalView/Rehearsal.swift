import Foundation

struct Piece: Identifiable, Hashable {
  let id: String
  let composer: String
  let bpm: Int
  let passages: [String]

  static let tuesday: [Piece] = [
    Piece(id: "Locus iste", composer: "Bruckner", bpm: 72, passages: ["1–12 dynamics", "40 basses alone"]),
    Piece(
      id: "Ubi caritas", composer: "Duruflé", bpm: 66, passages: ["Alto entry", "Breathing in 9", "Amen"]),
    Piece(
      id: "Cantique de Jean Racine", composer: "Fauré", bpm: 60,
      passages: ["French vowels", "Page 4", "Tenors 52", "Ending"]),
    Piece(
      id: "Sicut cervus", composer: "Palestrina", bpm: 80, passages: ["Phrases by voice", "Once through"]),
    Piece(
      id: "The Lark", composer: "Holt", bpm: 92,
      passages: ["Soprano II notes", "Rhythm, spoken", "Add piano"]),
    Piece(
      id: "O magnum mysterium", composer: "Lauridsen", bpm: 56,
      passages: ["Clusters", "Alleluia", "Bar 39", "Tuning, hummed"]),
    Piece(
      id: "Northern Lights", composer: "Gjeilo", bpm: 63,
      passages: ["Pulchra es", "Divisi", "Low D", "Bars 30–44", "Placing of t"]),
    Piece(id: "Gute Nacht", composer: "trad.", bpm: 76, passages: ["By heart"]),
  ]
}

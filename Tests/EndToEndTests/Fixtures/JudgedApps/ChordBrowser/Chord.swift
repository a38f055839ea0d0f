import Foundation

struct Chord: Identifiable, Hashable {
  let name: String
  // Low E to high e. nil = muted, 0 = open.
  let frets: [Int?]
  let hint: String

  var id: String { name }
}

extension Chord {
  static let campfire: [Chord] = [
    Chord(name: "G", frets: [3, 2, 0, 0, 0, 3], hint: "Let the open strings ring"),
    Chord(name: "C", frets: [nil, 3, 2, 0, 1, 0], hint: "Keep the ring finger arched"),
    Chord(name: "D", frets: [nil, nil, 0, 2, 3, 2], hint: "Only four strings"),
    Chord(name: "Em", frets: [0, 2, 2, 0, 0, 0], hint: "The easy one"),
    Chord(name: "Am", frets: [nil, 0, 2, 2, 1, 0], hint: "Like E, one string down"),
    Chord(name: "A", frets: [nil, 0, 2, 2, 2, 0], hint: "Three fingers in one fret"),
    Chord(name: "E", frets: [0, 2, 2, 1, 0, 0], hint: "Full strum"),
    Chord(name: "F", frets: [1, 3, 3, 2, 1, 1], hint: "Barre! Take it slow"),
  ]
}

//  Pillow Book
//  PoemBook.swift

import Foundation

struct Poem: Identifiable {
  let id = UUID()
  let title: String
  let lines: [String]
}

struct PoemBook {
  let title: String
  let poems: [Poem]

  static let sample = PoemBook(
    title: "Twelve Months",
    poems: [
      Poem(
        title: "January",
        lines: ["Ice on the water butt,", "a robin tries its weight", "and leaves a small star."]),
      Poem(
        title: "February", lines: ["Rain again. The lamp", "is lit at four, the kettle", "talks to itself."]),
      Poem(
        title: "March",
        lines: ["One coat less today,", "and on the line the shirts", "practise for the sea."]),
      Poem(title: "April", lines: ["The plum has decided.", "Nobody was consulted."]),
      Poem(title: "May", lines: ["All the windows up,", "someone's piano learning", "the same four bars."]),
      Poem(
        title: "June",
        lines: ["Ten o'clock and still", "the children's ball goes on", "knocking at the light."]),
      Poem(title: "July", lines: ["Heat. Even the clock", "walks on the shady side."]),
      Poem(title: "August", lines: ["Plums in the long grass,", "wasps in the plums."]),
      Poem(
        title: "September",
        lines: ["New pencils, old road.", "A heron at the weir", "has not moved since spring."]),
      Poem(title: "October", lines: ["The wind has the list", "of every leaf by name."]),
      Poem(title: "November", lines: ["Fog. The neighbour's gate", "speaks for the neighbour."]),
      Poem(title: "December", lines: ["Snow, and the whole street", "turned down like a page."]),
    ])
}

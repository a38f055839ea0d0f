import Foundation

struct Poem {
  var title: String
  var author: String
  var stanzas: [[String]]
}

extension Poem {
  static let ferry = Poem(
    title: "The Late Ferry",
    author: "N. Aldous",
    stanzas: [
      [
        "The pier lamps lean into the rain,", "the timetable has blown away,",
        "a rope complains, and then again,", "the harbour folds the end of day.",
      ],
      [
        "A boy is counting coins for tea,", "his mother counts the hours instead,",
        "a gull that has the whole grey sea", "prefers the bench, the crust of bread.",
      ],
      [
        "Then light: a window, two, then ten,", "the water lifting as it nears,",
        "the diesel cough of iron men", "who have been late for forty years.",
      ],
      [
        "We board by smell of salt and rust,", "by hands that know the gangway's sway,",
        "by something near enough to trust", "to call it by that name today.",
      ],
      [
        "The town goes down behind the wake,", "its chimneys first, and then its spires,",
        "and nothing that we meant to take", "outlasts the last of all its fires.",
      ],
    ]
  )
}

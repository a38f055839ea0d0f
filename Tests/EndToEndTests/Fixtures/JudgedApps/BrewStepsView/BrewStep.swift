import SwiftUI

struct BrewStep: Identifiable {
  let id: Int
  let title: String
  let water: Int?
  let notes: [String]
  let seconds: Int?

  enum Box {
    static let headline: CGFloat = 100
    static let note: CGFloat = 30
    static let timer: CGFloat = 132
    static let inset: CGFloat = 16
  }

  var cardHeight: CGFloat {
    Box.inset * 2 + Box.headline
      + CGFloat(notes.count) * Box.note
      + (seconds == nil ? 0 : Box.timer)
  }
}

enum Recipe {
  static let v60: [BrewStep] = [
    BrewStep(
      id: 0, title: "Rinse the filter", water: 150, notes: ["Fold the seam first", "Tip the water out"],
      seconds: nil),
    BrewStep(
      id: 1, title: "Grind and dose", water: nil,
      notes: ["15 g, like coarse sand", "Level the bed", "Make a small dent"], seconds: nil),
    BrewStep(
      id: 2, title: "Bloom", water: 45,
      notes: ["Wet all grounds", "Swirl, don't stir", "Look for bubbles", "Old beans: 30 s are plenty"],
      seconds: 45),
    BrewStep(
      id: 3, title: "First pour", water: 105,
      notes: ["Spiral outwards", "Stay off the paper", "Kettle close to the bed"], seconds: 30),
    BrewStep(
      id: 4, title: "Second pour", water: 100,
      notes: ["Gentler than the first", "Centre only", "One last swirl"], seconds: 30),
    BrewStep(
      id: 5, title: "Draw-down", water: nil,
      notes: [
        "Flat bed is a good bed", "Aim at 3:00 in all", "Too fast: grind finer", "Too slow: grind coarser",
      ], seconds: 75),
    BrewStep(
      id: 6, title: "Serve", water: nil, notes: ["Swirl the server", "Wait for 60 degrees"], seconds: nil),
  ]
}

import SwiftUI

struct Story: Identifiable, Hashable {
  let id: String
  let author: String
  let caption: String
  let hue: Double

  var color: Color {
    Color(hue: hue, saturation: 0.55, brightness: 0.75)
  }
}

extension Story {
  static let today: [Story] = [
    Story(id: "s1", author: "mila", caption: "First swim of the year", hue: 0.55),
    Story(id: "s2", author: "theo", caption: "New studio keys!", hue: 0.08),
    Story(id: "s3", author: "yuki", caption: "Ramen hour", hue: 0.02),
    Story(id: "s4", author: "sam", caption: "Train north", hue: 0.35),
    Story(id: "s5", author: "lena", caption: "Garden update", hue: 0.28),
    Story(id: "s6", author: "omar", caption: "Goodnight", hue: 0.75),
  ]
}

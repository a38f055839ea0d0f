import SwiftUI
import Observation

struct Clip: Identifiable {
  let id: Int
  let show: String
  let quote: String
  let seconds: Int
  let tint: Color
}

@Observable
final class ClipStore {
  var showsFilter = false

  let topics = ["History", "Science", "Interviews", "Food", "Technology"]

  let clips: [Clip] = [
    Clip(
      id: 1, show: "Night Desk", quote: "Nobody had opened that archive since 1931.", seconds: 48,
      tint: .indigo),
    Clip(
      id: 2, show: "Salt & Smoke", quote: "Resting the dough is most of the recipe.", seconds: 61,
      tint: .orange),
    Clip(id: 3, show: "Orbit", quote: "You hear the fans before anything else.", seconds: 39, tint: .teal),
    Clip(id: 4, show: "Plain Speech", quote: "Every dialect was once a mistake.", seconds: 73, tint: .pink),
    Clip(
      id: 5, show: "The Long Shelf", quote: "I read it twice before I liked it.", seconds: 55, tint: .green),
    Clip(
      id: 6, show: "Field Notes", quote: "The owl came back on the ninth night.", seconds: 44, tint: .brown),
  ]
}

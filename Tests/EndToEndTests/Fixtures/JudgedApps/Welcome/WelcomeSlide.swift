import SwiftUI

struct WelcomeSlide: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let symbol: String
  let tint: Color

  static let all: [WelcomeSlide] = [
    .init(id: "hello", title: "Hello!", text: "All your plants in one place.", symbol: "leaf", tint: .green),
    .init(
      id: "water", title: "Water on time", text: "We remind you, a plant at a time.", symbol: "drop",
      tint: .blue),
    .init(
      id: "light", title: "Find the light", text: "Measure how bright a spot is.", symbol: "sun.max",
      tint: .orange),
    .init(
      id: "share", title: "Share cuttings", text: "Swap with people near you.", symbol: "scissors",
      tint: .pink),
  ]
}

enum WelcomeLayout {
  static let gutter: CGFloat = 24
  static let corner: CGFloat = 28
}

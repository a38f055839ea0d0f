import SwiftUI

enum PhotoFilter: String, CaseIterable, Identifiable {
  case original, vivid, dramatic, warm, cool, mono, silver
  case noir, fade, chrome, instant, dusk, linen, cinema

  var id: Self { self }

  var tint: Color {
    let position = Double(Self.allCases.firstIndex(of: self) ?? 0)
    return Color(hue: position / Double(Self.allCases.count), saturation: 0.5, brightness: 0.8)
  }
}

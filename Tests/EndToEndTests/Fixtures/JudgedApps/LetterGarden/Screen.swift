import SwiftUI

enum Screen {
  static let w = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
  static let h = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
}

extension Int {
  /// percent of the width.
  var w: CGFloat { Screen.w * CGFloat(self) / 100 }
  /// percent of the height.
  var h: CGFloat { Screen.h * CGFloat(self) / 100 }
}

struct Letter: Identifiable, Hashable {
  let id: Int
  let glyph: String
  let plant: String
  let hue: Double
}

let letters: [Letter] = [
  ("A", "Aster"), ("B", "Bluebell"), ("C", "Clover"), ("D", "Daisy"),
  ("E", "Elder"), ("F", "Fern"), ("G", "Geranium"), ("H", "Holly"),
  ("I", "Iris"), ("J", "Jasmine"), ("K", "Kale"), ("L", "Lily"),
].enumerated().map { i, pair in
  Letter(id: i, glyph: pair.0, plant: pair.1, hue: Double(i) / 12)
}

import SwiftUI

struct Theme: Identifiable, Codable, Hashable {
  let id: String
  let name: String
  let hue: Double

  var tint: Color { Color(hue: hue, saturation: 0.55, brightness: 0.85) }
}

@Observable
final class ThemeStore {
  private(set) var themes: [Theme] = []
  var applied: Theme.ID = "paper"

  init() {
    let json = Data(
      """
      [{"id":"paper","name":"Paper","hue":0.11},{"id":"moss","name":"Moss","hue":0.33},
       {"id":"fjord","name":"Fjord","hue":0.56},{"id":"dusk","name":"Dusk","hue":0.74},
       {"id":"rose","name":"Rose","hue":0.94},{"id":"ember","name":"Ember","hue":0.04}]
      """.utf8)
    themes = (try? JSONDecoder().decode([Theme].self, from: json)) ?? []
  }
}

enum Space {
  static let m: CGFloat = 16
  static let l: CGFloat = 24
}

extension UserInterfaceSizeClass {
  /// Cards side by side on the shelf.
  var shelfColumns: Int { self == .regular ? 3 : 1 }
}

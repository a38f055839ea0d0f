import SwiftUI

struct Episode: Identifiable {
  let id: Int
  let show: String
  let title: String
  let minutes: Int
  let hue: Double

  var artwork: LinearGradient {
    LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.6, brightness: 0.9),
        Color(hue: hue, saturation: 0.8, brightness: 0.5),
      ],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
  }
}

extension Episode {
  static let latest: [Episode] = [
    Episode(id: 1, show: "Daily Byte", title: "The quiet comeback of RSS", minutes: 24, hue: 0.02),
    Episode(id: 2, show: "Long Run", title: "Training by feel", minutes: 51, hue: 0.12),
    Episode(id: 3, show: "Kitchen Radio", title: "Sourdough in winter", minutes: 38, hue: 0.22),
    Episode(id: 4, show: "Daily Byte", title: "Who owns a map?", minutes: 22, hue: 0.33),
    Episode(id: 5, show: "Half Light", title: "A lighthouse keeper's diary", minutes: 44, hue: 0.44),
    Episode(id: 6, show: "Stack Trace", title: "Off by one", minutes: 61, hue: 0.55),
    Episode(id: 7, show: "Long Run", title: "Night races", minutes: 47, hue: 0.66),
    Episode(id: 8, show: "Field Notes", title: "Listening to ice", minutes: 29, hue: 0.77),
    Episode(id: 9, show: "Half Light", title: "Letters never sent", minutes: 40, hue: 0.9),
  ]
}

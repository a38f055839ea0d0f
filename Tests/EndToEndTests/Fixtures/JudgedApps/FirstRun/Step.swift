import SwiftUI

enum Step: Int, CaseIterable, Identifiable {
  case welcome, health, music, ready
  var id: Self { self }

  var title: String {
    switch self {
    case .welcome: "Run to the beat"
    case .health: "Your heart rate"
    case .music: "Your playlists"
    case .ready: "Lace up"
    }
  }

  var text: String {
    switch self {
    case .welcome: "We match the tempo of your music to the tempo of your legs."
    case .health: "Allow access to Health and the zones set themselves."
    case .music: "Connect a library or take one of ours."
    case .ready: "Everything is in place. Ten easy minutes for a start?"
    }
  }

  var symbol: String { ["figure.run", "heart.fill", "music.note.list", "shoe.2.fill"][rawValue] }
  var tint: Color { [Color.orange, .pink, .indigo, .green][rawValue] }
  var next: Step? { Step(rawValue: rawValue + 1) }
}

enum Bars {
  static let top: CGFloat = 44
  static let bottom: CGFloat = 72
}

import Observation

@Observable
final class Metronome {
  static let range = 40...200

  var bpm = 96
  var isTicking = false

  var marking: String {
    switch bpm {
    case ..<60: "Largo"
    case ..<76: "Adagio"
    case ..<108: "Andante"
    case ..<120: "Moderato"
    case ..<168: "Allegro"
    default: "Presto"
    }
  }

  func nudge(by beats: Int) {
    bpm = min(max(bpm + beats, Self.range.lowerBound), Self.range.upperBound)
  }
}

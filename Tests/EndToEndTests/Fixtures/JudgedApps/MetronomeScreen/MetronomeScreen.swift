import SwiftUI

enum Tempo {
  static let range = 40...208

  static func clamp(_ value: Int) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }

  static func marking(for bpm: Int) -> String {
    switch bpm {
    case ..<60: "Largo"
    case 60..<76: "Adagio"
    case 76..<108: "Andante"
    case 108..<120: "Moderato"
    case 120..<168: "Allegro"
    default: "Presto"
    }
  }
}

struct MetronomeScreen: View {
  @State private var bpm = Tempo.range.lowerBound
  @State private var isRunning = false

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        Text(verbatim: "\(bpm)")
          .font(.system(size: 72, weight: .thin))
          .monospacedDigit()
        Text(Tempo.marking(for: bpm))
          .foregroundStyle(.secondary)
      }

      TempoDial(bpm: $bpm)

      Button(isRunning ? "Stop" : "Start") {
        isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .frame(maxHeight: .infinity)
  }
}

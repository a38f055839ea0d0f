import SwiftUI

struct Tempo: Identifiable, Hashable {
  var bpm: Int
  var id: Int { bpm }

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

  static let all = stride(from: 40, through: 208, by: 4).map(Tempo.init(bpm:))
}

struct TempoSheet: View {
  @Binding var bpm: Int
  @State private var current: Tempo.ID?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(Tempo(bpm: current ?? bpm).marking)
        .font(.headline)
        .contentTransition(.opacity)

      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Tempo.all) { tempo in
            Text(tempo.bpm, format: .number)
              .wheelRow(isCurrent: tempo.id == current)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $current)
      .wheel()
      .sensoryFeedback(.selection, trigger: current)

      Button("Set tempo") {
        bpm = current ?? bpm
        dismiss()
      }
      .buttonStyle(.glassProminent)
      .controlSize(.large)
    }
    .padding(24)
    .onAppear { current = bpm }
    .presentationDetents([.height(380)])
  }
}

struct MetronomeScreen: View {
  @AppStorage("bpm") private var bpm = 96
  @State private var choosing = false

  var body: some View {
    Button("\(bpm) bpm") { choosing = true }
      .font(.largeTitle)
      .sheet(isPresented: $choosing) { TempoSheet(bpm: $bpm) }
  }
}

#Preview { MetronomeScreen() }

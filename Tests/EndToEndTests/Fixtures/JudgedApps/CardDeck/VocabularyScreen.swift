import SwiftUI

struct Word: Identifiable {
  let id: Int
  let front: String
  let back: String
}

struct VocabularyScreen: View {
  private let words = [
    ("saudade", "longing"), ("madrugada", "small hours"), ("cafuné", "stroking hair"),
    ("desenrascanço", "improvising"), ("friorento", "always cold"), ("lagartixa", "gecko"),
    ("janela", "window"), ("cotovelo", "elbow"), ("beringela", "aubergine"),
    ("guarda-chuva", "umbrella"), ("pastelaria", "pastry shop"), ("elétrico", "tram"),
  ].enumerated().map { Word(id: $0.offset, front: $0.element.0, back: $0.element.1) }

  var body: some View {
    CardDeck(words) { word in
      VStack(spacing: 20) {
        Text(word.front).font(.largeTitle.bold())
        Text(word.back).font(.title3).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.thinMaterial, in: .rect(cornerRadius: 24))
      .padding(.horizontal, 24)
    }
  }
}

#Preview { VocabularyScreen() }

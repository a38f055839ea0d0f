import SwiftUI

enum Letter: String, CaseIterable, Identifiable {
  case a, b, c, d, e, f, g, h, i, j, k, l, m
  case n, o, p, q, r, s, t, u, v, w, x, y, z

  var id: Self { self }
  var glyph: String { rawValue.uppercased() }

  var word: String {
    switch self {
    case .a: "Apple"
    case .b: "Bear"
    case .c: "Cat"
    case .d: "Dog"
    case .e: "Egg"
    default: glyph + "…"
    }
  }

  var tint: Color {
    let palette: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return palette[index % palette.count]
  }
}

struct AlphabetCardsView: View {
  @State private var learned: Set<Letter> = []

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(learned.count), total: Double(Letter.allCases.count))
        .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) {
          ForEach(Letter.allCases) { letter in
            FlashCard(letter: letter, isLearned: learned.contains(letter)) {
              learned.formSymmetricDifference([letter])
            }
            .padding(.horizontal, 24)
            .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .frame(height: 480)

      Text("Swipe to see the next letter")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(.top, 16)
  }
}

private struct FlashCard: View {
  let letter: Letter
  let isLearned: Bool
  let onTap: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text(letter.glyph)
        .font(.system(size: 180, weight: .heavy, design: .rounded))
      Text(letter.word)
        .font(.largeTitle)
      Button(
        isLearned ? "I know this!" : "Got it", systemImage: isLearned ? "star.fill" : "star", action: onTap
      )
      .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 460)
    .background(letter.tint.opacity(0.25), in: .rect(cornerRadius: 36))
  }
}

#Preview {
  AlphabetCardsView()
}

import SwiftUI

/// Turns one card with each gesture.
struct CardTurn: ScrollTargetBehavior {
  var threshold: CGFloat = 0.1

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let count = Int((context.contentSize.width / width).rounded())

    let from = (context.originalTarget.rect.minX / width).rounded()
    let moved = target.rect.minX - context.originalTarget.rect.minX

    var card = from
    if abs(moved) > threshold * width {
      card += moved > 0 ? 1 : -1
    }
    card = min(max(card, 0), CGFloat(count - 1))
    target.rect.origin.x = card * width
  }
}

struct WordDeck: View {
  let words: [Word]
  @State private var current: Int?
  @State private var revealed: Set<Int> = []

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(words) { word in
            card(word)
              .padding(.horizontal, 20)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $current)
      .scrollTargetBehavior(CardTurn())
      .scrollIndicators(.hidden)

      Text("\((current ?? 0) + 1) / \(words.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.vertical)
    .environment(\.layoutDirection, .rightToLeft)
  }

  private func card(_ word: Word) -> some View {
    VStack(spacing: 16) {
      Text(word.arabic).font(.system(size: 52, weight: .medium))
      Text(word.english)
        .font(.title3)
        .foregroundStyle(.secondary)
        .opacity(revealed.contains(word.id) ? 1 : 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.orange.opacity(0.12), in: .rect(cornerRadius: 24))
    .contentShape(.rect)
    .onTapGesture {
      withAnimation { _ = revealed.insert(word.id) }
    }
  }
}

#Preview {
  WordDeck(words: Lessons.kitchen)
}

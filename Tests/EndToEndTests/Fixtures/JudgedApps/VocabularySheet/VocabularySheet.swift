import SwiftUI

struct VocabularySheet: View {
  let title: String
  let words: [VocabularyWord]

  @Environment(\.dismiss) private var dismiss
  @State private var learned: Set<VocabularyWord.ID> = []

  private let columnWidth: CGFloat = 280
  private let gutter: CGFloat = 12
  private let rows = Array(repeating: GridItem(.fixed(68), spacing: 10), count: 3)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: gutter) {
          ForEach(words) { word in
            WordTile(word: word, isLearned: learned.contains(word.id)) {
              learned.formSymmetricDifference([word.id])
            }
            .frame(width: columnWidth, height: 68)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(.columns(width: columnWidth, spacing: gutter))
      .frame(height: 3 * 68 + 2 * 10)

      Text("\(learned.count) of \(words.count) learned")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
      Spacer(minLength: 0)
    }
    .padding(.top, 20)
  }

  private var header: some View {
    HStack {
      Text(title).font(.title2.bold())
      Spacer()
      Button("Done") { dismiss() }
    }
    .padding(.horizontal, 20)
  }
}

private struct WordTile: View {
  let word: VocabularyWord
  let isLearned: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(word.term).font(.headline)
          Text(word.meaning).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: isLearned ? "checkmark.circle.fill" : "circle")
      }
      .lineLimit(1)
      .padding(.horizontal, 14)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.quaternary, in: .rect(cornerRadius: 14))
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  VocabularySheet(title: "At the market", words: VocabularyWord.market)
}

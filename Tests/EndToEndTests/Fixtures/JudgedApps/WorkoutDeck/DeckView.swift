import SwiftUI

struct DeckView: View {
  @State private var deck = DeckModel()
  @State private var done: Set<String> = []

  var body: some View {
    VStack(spacing: 20) {
      Text("Tuesday, full body")
        .font(.title2.bold())

      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(deck.blocks) { block in
            BlockPage(block: block, done: $done)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .frame(height: deck.windowHeight)
      .background(.thinMaterial)
      .clipShape(.rect(cornerRadius: 24))

      Button("Start workout") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.horizontal, 16)
  }
}

struct BlockPage: View {
  let block: Block
  @Binding var done: Set<String>

  var body: some View {
    VStack(spacing: Deck.gap) {
      HStack {
        Text(block.title).font(.headline)
        Spacer()
        Text("\(block.exercises.count) exercises")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(height: Deck.title)

      ForEach(block.exercises, id: \.self) { exercise in
        row(exercise)
      }
    }
    .padding(.horizontal, 16)
  }

  private func row(_ exercise: Exercise) -> some View {
    let key = "\(block.id)-\(exercise.name)"
    return HStack {
      Image(systemName: done.contains(key) ? "checkmark.circle.fill" : "circle")
      Text(exercise.name)
      Spacer()
      Text("× \(exercise.reps)").monospacedDigit()
    }
    .padding(.horizontal, 14)
    .frame(height: Deck.row)
    .background(.background, in: .rect(cornerRadius: 14))
    .onTapGesture {
      if done.remove(key) == nil { done.insert(key) }
    }
  }
}

#Preview { DeckView() }

import SwiftUI

struct VocabView: View {
  @StateObject var vm = VocabViewModel()

  var body: some View {
    VStack {
      Text("Lesson 1").font(.title.bold())

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Card.spacing) {
          ForEach(vm.words) { word in
            FlipCard(word: word)
              .frame(width: Card.width, height: 360)
          }
        }
        .padding(.horizontal, 40)
      }
      .scrollTargetBehavior(vm.snap)
      .redacted(reason: vm.loading ? .placeholder : [])

      Text("\(vm.words.count) words").foregroundStyle(.secondary)
    }
    .task { await vm.load() }
  }
}

struct FlipCard: View {
  let word: Word
  @State private var flipped = false

  var body: some View {
    Text(flipped ? word.meaning : word.term)
      .font(.largeTitle)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(flipped ? Color.mint : Color.teal, in: RoundedRectangle(cornerRadius: 28))
      .onTapGesture { withAnimation { flipped.toggle() } }
  }
}

#Preview {
  VocabView(vm: VocabViewModel(words: Word.lesson))
}

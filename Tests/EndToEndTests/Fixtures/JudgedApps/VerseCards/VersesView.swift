import SwiftUI

struct Verse: Codable, Identifiable {
  var id: Int
  var text: String
  var source: String
}

final class VersesViewModel: ObservableObject {
  @Published var verses: [Verse] = []
  @Published var favourites: Set<Int> = []

  func load() {
    guard verses.isEmpty,
      let url = Bundle.main.url(forResource: "verses", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    verses = (try? JSONDecoder().decode([Verse].self, from: data)) ?? []
  }

  func toggle(_ verse: Verse) {
    if favourites.contains(verse.id) {
      favourites.remove(verse.id)
    } else {
      favourites.insert(verse.id)
    }
  }
}

struct VersesView: View {
  @StateObject var viewModel = VersesViewModel()

  private let cardHeight: CGFloat = 180
  private let gap: CGFloat = 12

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Daily verses").font(.largeTitle.bold())
        Spacer()
        Label("\(viewModel.favourites.count)", systemImage: "heart.fill")
      }
      .padding()

      ScrollView {
        LazyVStack(spacing: gap) {
          ForEach(viewModel.verses) { verse in
            card(verse)
          }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
      }
      .scrollTargetBehavior(.flickSteps(cardHeight + gap))
    }
    .onAppear(perform: viewModel.load)
  }

  func card(_ verse: Verse) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verse.text)
        .font(.system(.body, design: .serif))
        .lineLimit(5)
        .minimumScaleFactor(0.7)
      Spacer(minLength: 0)
      HStack {
        Text(verse.source).font(.caption).foregroundColor(.secondary)
        Spacer()
        Button {
          viewModel.toggle(verse)
        } label: {
          Image(systemName: viewModel.favourites.contains(verse.id) ? "heart.fill" : "heart")
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: cardHeight)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview {
  VersesView()
}

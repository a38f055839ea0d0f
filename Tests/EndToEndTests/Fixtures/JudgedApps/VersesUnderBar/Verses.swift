import SwiftUI

struct Verse: Identifiable {
  let id: Int
  let text: String
}

struct VersePager: View {
  let verses: [Verse]

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(verses) { verse in
          Text(verse.text)
            .font(.title)
            .padding()
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.never)
  }
}

struct ReadingScreen: View {
  private let verses = (1...24).map { Verse(id: $0, text: "Verse \($0)") }

  var body: some View {
    NavigationStack {
      VersePager(verses: verses)
        .navigationTitle("Today")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview { ReadingScreen() }

import SwiftUI

struct Book: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var author: String
  var progress: Double
  var tint: Color

  static let samples: [Book] = [
    Book(title: "The Salt Path", author: "R. Winn", progress: 0.8, tint: .teal),
    Book(title: "Piranesi", author: "S. Clarke", progress: 0.25, tint: .indigo),
    Book(title: "Stoner", author: "J. Williams", progress: 0, tint: .brown),
    Book(title: "Circe", author: "M. Miller", progress: 0.1, tint: .orange),
    Book(title: "Klara and the Sun", author: "K. Ishiguro", progress: 0.55, tint: .pink),
    Book(title: "Solaris", author: "S. Lem", progress: 0, tint: .blue),
  ]
}

struct ReadingListView: View {
  @State private var books = Book.samples

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("Currently reading")
          .font(.title2.bold())
          .padding(.horizontal, Deck.sideInset)

        ScrollView(.horizontal) {
          HStack(spacing: Deck.spacing) {
            ForEach(books) { book in
              BookCard(book: book)
                .containerRelativeFrame(.horizontal) { length, _ in
                  min(length - Deck.sideInset * 2, Deck.widestCard)
                }
            }
          }
          .padding(.horizontal, Deck.sideInset)
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(DeckScrollBehavior(cardCount: books.count))
        .frame(height: 220)

        Spacer()
      }
      .padding(.top)
      .navigationTitle("Library")
    }
  }
}

private struct BookCard: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      Spacer()
      ProgressView(value: book.progress)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(book.tint.opacity(0.2), in: .rect(cornerRadius: 22))
  }
}

#Preview {
  ReadingListView()
}

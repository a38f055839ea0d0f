import SwiftUI
import SwiftData

@Model
class Book {
  var title: String
  var author: String
  var shelf: String
  var addedAt: Date

  init(title: String, author: String, shelf: String, addedAt: Date = .now) {
    self.title = title
    self.author = author
    self.shelf = shelf
    self.addedAt = addedAt
  }
}

struct LibraryView: View {
  @Query(sort: \Book.addedAt, order: .reverse) private var books: [Book]

  private struct Shelf {
    let name: String
    let books: [Book]
  }

  private var shelves: [Shelf] {
    Dictionary(grouping: books, by: \.shelf)
      .map { Shelf(name: $0.key, books: $0.value) }
      .sorted { $0.name < $1.name }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          ForEach(shelves, id: \.name) { shelf in
            ShelfRow(name: shelf.name, books: shelf.books)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Library")
      .overlay {
        if books.isEmpty {
          ContentUnavailableView("No books yet", systemImage: "books.vertical")
        }
      }
    }
  }
}

struct ShelfRow: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let name: String
  let books: [Book]

  var body: some View {
    let size = ShelfStyle.cover(for: sizeClass)
    VStack(alignment: .leading, spacing: 10) {
      Text(name).font(.title3.bold())
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: ShelfStyle.spacing) {
          ForEach(books) { book in
            BookCover(book: book)
              .frame(width: size.width, height: size.height)
          }
        }
      }
      .scrollTargetBehavior(ShelfSnap())
      .frame(height: size.height)
    }
    .padding(.horizontal, 20)
  }
}

struct BookCover: View {
  let book: Book

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 8).fill(.brown.gradient)
      VStack(alignment: .leading) {
        Text(book.title).font(.headline).lineLimit(3)
        Text(book.author).font(.caption)
      }
      .foregroundStyle(.white)
      .padding(10)
    }
  }
}

#Preview {
  LibraryView()
    .modelContainer(for: Book.self, inMemory: true)
}

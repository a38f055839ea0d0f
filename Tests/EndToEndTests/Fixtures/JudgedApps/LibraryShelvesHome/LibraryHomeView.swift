import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String
  let available: Bool
}

struct Shelf: Identifiable {
  let id: String
  let books: [Book]
}

struct LibraryHomeView: View {
  let shelves: [Shelf]
  @State private var selection: Book?

  var body: some View {
    TabView {
      Tab("Discover", systemImage: "books.vertical") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 32) {
            ForEach(shelves) { shelf in
              ShelfRow(shelf: shelf, selection: $selection)
            }
          }
          .padding(.vertical, 20)
        }
      }
      Tab("Loans", systemImage: "tray.full") {
        ContentUnavailableView("Nothing borrowed", systemImage: "tray")
      }
    }
    .sheet(item: $selection) { book in
      BookSheet(book: book)
        .presentationDetents([.medium])
    }
  }
}

private struct ShelfRow: View {
  let shelf: Shelf
  @Binding var selection: Book?

  @ScaledMetric(relativeTo: .subheadline) private var captionHeight: CGFloat = 48

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(shelf.id)
        .font(.title3.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 16) {
          ForEach(shelf.books) { book in
            Button {
              selection = book
            } label: {
              BookCover(book: book)
            }
            .buttonStyle(.plain)
            .frame(width: 118)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 176 + captionHeight)
    }
  }
}

private struct BookCover: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color(hue: Double(book.id % 12) / 12, saturation: 0.4, brightness: 0.75))
        .frame(width: 118, height: 170)
        .opacity(book.available ? 1 : 0.5)
      Text(book.title).font(.subheadline).lineLimit(1)
      Text(book.author).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

private struct BookSheet: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(book.title).font(.title2.bold())
      Text(book.author)
      Button(book.available ? "Reserve" : "Join the queue") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  LibraryHomeView(
    shelves: ["New this week", "Staff picks", "Short reads", "Local history"].enumerated().map { row, name in
      Shelf(
        id: name,
        books: (0..<(row == 2 ? 2 : 14)).map {
          Book(id: row * 100 + $0, title: "Volume \($0 + 1)", author: "Author \($0)", available: $0 % 3 != 0)
        })
    })
}

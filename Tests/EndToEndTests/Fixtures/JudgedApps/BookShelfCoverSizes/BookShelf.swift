import SwiftUI

enum CoverSize: String, CaseIterable, Identifiable {
  case compact, large

  var id: Self { self }
  var width: CGFloat { self == .compact ? 84 : 140 }
  var height: CGFloat { width * 1.5 }
  var gap: CGFloat { self == .compact ? 12 : 18 }
}

struct Book: Identifiable {
  let id: Int
  let title: String
  let hue: Double

  static func samples(_ count: Int, from start: Int = 0) -> [Book] {
    (start..<start + count).map { Book(id: $0, title: "Volume \($0 + 1)", hue: Double($0 % 12) / 12) }
  }
}

struct BookShelf: View {
  let title: String
  let books: [Book]
  var size: CoverSize = .compact

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.headline)
        .padding(.horizontal, 16)

      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: size.gap) {
          ForEach(books) { book in
            BookCover(book: book, size: size)
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.shelf(size))
      .id(size)
    }
    .padding(.vertical, 14)
    .background(.thinMaterial, in: .rect(cornerRadius: 18))
    .clipShape(.rect(cornerRadius: 18))
  }
}

private struct BookCover: View {
  let book: Book
  let size: CoverSize

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color(hue: book.hue, saturation: 0.5, brightness: 0.8).gradient)
        .frame(height: size.height)
      Text(book.title)
        .font(.caption)
        .lineLimit(1)
    }
    .frame(width: size.width)
  }
}

struct LibraryView: View {
  @AppStorage("coverSize") private var coverSize: CoverSize = .compact

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          BookShelf(title: "Reading now", books: Book.samples(2), size: .large)
          BookShelf(title: "To read", books: Book.samples(12, from: 20), size: coverSize)
          BookShelf(title: "Finished", books: Book.samples(31, from: 60), size: coverSize)
        }
        .padding(.horizontal, 16)
      }
      .navigationTitle("Library")
      .toolbar {
        Picker("Covers", selection: $coverSize) {
          ForEach(CoverSize.allCases) { Text($0.rawValue.capitalized) }
        }
      }
    }
  }
}

#Preview {
  LibraryView()
}

import SwiftUI

struct ShelfBook: Identifiable {
  enum Kind { case cover, set }

  let id: Int
  let kind: Kind
}

struct ShelfGutter: View {
  @State private var books: [ShelfBook] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("On your shelf")
        .font(.headline)
        .padding(.horizontal, UIScreen.main.bounds.width * 0.05)
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(books) { book in
            switch book.kind {
            case .cover: Cover(id: book.id).frame(width: 112, height: 160)
            case .set: Cover(id: book.id).frame(width: 232, height: 160)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, UIScreen.main.bounds.width * 0.05, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
    }
    .task { books = await Library.shared.books() }
  }
}

struct Cover: View {
  let id: Int

  var body: some View {
    AsyncImage(url: Library.shared.cover(of: id)) {
      $0.resizable()
    } placeholder: {
      Color.gray
    }
    .clipShape(.rect(cornerRadius: 6))
  }
}

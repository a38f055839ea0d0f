import SwiftUI

struct Excerpt: Identifiable {
  let id: Int
  let text: String
  let book: String
  let author: String
}

struct TodayReaderView: View {
  @State private var excerptID: Int? = 0

  private let excerpts: [Excerpt] = [
    Excerpt(
      id: 0, text: "The lamp burned low, and nobody thought to trim it.", book: "The Ferry House",
      author: "I. Brandt"),
    Excerpt(
      id: 1, text: "She kept the map folded so that the sea was always on top.", book: "Northings",
      author: "C. Adair"),
    Excerpt(
      id: 2, text: "There are rooms one only enters in order to leave them.", book: "Six Doors",
      author: "M. Oduya"),
    Excerpt(id: 3, text: "By April the snow had learned our names.", book: "Thaw", author: "L. Hakala"),
    Excerpt(
      id: 4, text: "He read the letter twice and believed it neither time.", book: "Post Restante",
      author: "J. Verne-Hill"),
  ]

  private let queue = ["The Ferry House", "Thaw", "Salt Year", "Northings"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          pager
          PageDots(count: excerpts.count, current: excerptID ?? 0)
            .frame(maxWidth: .infinity)
          readingQueue
            .padding(.horizontal, 16)
        }
        .padding(.vertical, 12)
      }
      .navigationTitle("Today")
    }
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(excerpts) { excerpt in
          ExcerptPage(excerpt: excerpt)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $excerptID)
    .scrollIndicators(.hidden)
    .frame(height: 210)
    .background(.quaternary)
    .clipShape(.rect(cornerRadius: 20))
    .padding(.horizontal, 16)
  }

  private var readingQueue: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Up next")
        .font(.headline)
      ForEach(queue, id: \.self) { title in
        Label(title, systemImage: "book")
        Divider()
      }
    }
  }
}

private struct ExcerptPage: View {
  let excerpt: Excerpt

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("“\(excerpt.text)”")
        .font(.system(.title3, design: .serif))
      Spacer(minLength: 0)
      Text("\(excerpt.book), \(excerpt.author)")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == current ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: 7, height: 7)
      }
    }
  }
}

#Preview {
  TodayReaderView()
}

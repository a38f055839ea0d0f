import SwiftUI

struct ReaderView: View {
  @Bindable var book: BookModel
  @State private var chromeVisible = true
  @AppStorage("reader.fontSize") private var fontSize = 17.0

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(book.pages) { page in
            PageView(page: page, fontSize: fontSize)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $book.currentPage)
      .scrollTargetBehavior(PageTurn())
      .background(Color(red: 0.98, green: 0.96, blue: 0.91))
      .onTapGesture { withAnimation { chromeVisible.toggle() } }
      .safeAreaInset(edge: .bottom) {
        ProgressView(value: book.progress)
          .padding(.horizontal, 32)
          .padding(.vertical, 8)
          .opacity(chromeVisible ? 1 : 0)
      }
      .navigationTitle(book.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar(chromeVisible ? .visible : .hidden, for: .navigationBar)
      .toolbar {
        Stepper("Text size", value: $fontSize, in: 13...25)
      }
    }
  }
}

private struct PageView: View {
  let page: BookPage
  let fontSize: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(page.chapter).font(.caption).foregroundStyle(.secondary)
      Text(page.text)
        .font(.system(size: fontSize, design: .serif))
        .lineSpacing(5)
      Spacer(minLength: 0)
      Text("\(page.id + 1)")
        .font(.caption2)
        .frame(maxWidth: .infinity)
    }
    .padding(28)
  }
}

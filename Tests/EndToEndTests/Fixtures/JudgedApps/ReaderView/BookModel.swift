import Observation

struct BookPage: Identifiable, Hashable {
  let id: Int
  let chapter: String
  let text: String
}

@Observable
final class BookModel {
  let title: String
  private(set) var pages: [BookPage]
  var currentPage: Int? = 0

  init(title: String, pages: [BookPage]) {
    self.title = title
    self.pages = pages
  }

  var progress: Double {
    guard pages.count > 1, let currentPage else { return 0 }
    return Double(currentPage) / Double(pages.count - 1)
  }
}

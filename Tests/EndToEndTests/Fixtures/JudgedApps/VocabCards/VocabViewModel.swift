import SwiftUI

struct Word: Identifiable, Decodable {
  let id: Int
  let term: String
  let meaning: String

  static let placeholders = (-3..<0).map { Word(id: $0, term: "········", meaning: "········") }
}

enum Card {
  static let width = UIScreen.main.bounds.width - 80
  static let spacing: CGFloat = 16
  static var step: CGFloat { width + spacing }
}

struct CardSnap: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = (target.rect.minX / Card.step).rounded()
    let last = CGFloat(count - 1)
    target.rect.origin.x = Swift.min(Swift.max(page, 0), last) * Card.step
  }
}

@MainActor
final class VocabViewModel: ObservableObject {
  @Published var words = Word.placeholders
  @Published var loading = true

  lazy var snap = CardSnap(count: words.count)

  private let url: URL

  init(url: URL = URL(filePath: "lesson1.json")) {
    self.url = url
  }

  init(words: [Word]) {
    self.url = URL(fileURLWithPath: "/")
    self.words = words
    self.loading = false
  }

  func load() async {
    guard loading else { return }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      words = try JSONDecoder().decode([Word].self, from: data)
    } catch {
      words = Word.lesson
    }
    loading = false
  }
}

extension Word {
  static let lesson: [Word] = [
    ("der Hund", "dog"), ("die Katze", "cat"), ("das Haus", "house"), ("der Baum", "tree"),
    ("die Brücke", "bridge"), ("das Brot", "bread"), ("der Schlüssel", "key"), ("die Tür", "door"),
    ("das Fenster", "window"), ("der Stuhl", "chair"), ("die Uhr", "clock"), ("das Buch", "book"),
  ].enumerated().map { Word(id: $0.offset, term: $0.element.0, meaning: $0.element.1) }
}

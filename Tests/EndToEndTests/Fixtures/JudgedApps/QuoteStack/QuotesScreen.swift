import SwiftUI

struct Quote: Identifiable, Decodable {
  var id: String { text }
  let text: String
  let author: String
}

struct QuotesScreen: View {
  @State private var quotes: [Quote] = []
  @State private var failed = false
  private let height: CGFloat = 240
  private let gap: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Today")
        .font(.title.bold())
      if failed {
        ContentUnavailableView("No quotes", systemImage: "quote.bubble")
      } else {
        cards
      }
      Spacer(minLength: 0)
    }
    .padding()
    .task {
      do { quotes = try await load() } catch { failed = true }
    }
  }

  var cards: some View {
    ScrollView(.vertical) {
      VStack(spacing: gap) {
        ForEach(quotes) { quote in
          QuoteCard(quote: quote)
            .frame(height: height)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.cardSnap(.vertical, length: height, spacing: gap))
    .frame(height: height)
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }

  func load() async throws -> [Quote] {
    guard let url = Bundle.main.url(forResource: "quotes", withExtension: "json") else { return [] }
    let data = try Data(contentsOf: url)
    return try JSONDecoder().decode([Quote].self, from: data)
  }
}

struct QuoteCard: View {
  var quote: Quote
  var body: some View {
    VStack(spacing: 12) {
      Text("“\(quote.text)”")
        .font(.system(.title3, design: .serif))
        .minimumScaleFactor(0.6)
      Text(quote.author)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
  }
}

#Preview { QuotesScreen() }

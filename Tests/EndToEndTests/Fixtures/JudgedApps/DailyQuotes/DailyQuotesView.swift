import SwiftUI
import Observation

struct Quote: Identifiable, Equatable {
  let id: Int
  let text: String
  let author: String
}

@Observable
final class QuoteDeck {
  var quotes: [Quote] = [
    Quote(id: 0, text: "Well begun is half done.", author: "Aristotle"),
    Quote(id: 1, text: "Fortune favours the bold.", author: "Virgil"),
    Quote(id: 2, text: "The unexamined life is not worth living.", author: "Socrates"),
    Quote(id: 3, text: "To err is human; to forgive, divine.", author: "Alexander Pope"),
    Quote(id: 4, text: "Nothing is permanent except change.", author: "Heraclitus"),
    Quote(id: 5, text: "Festina lente.", author: "Augustus"),
  ]
  var favourites: Set<Int> = []

  func toggle(_ id: Int) {
    if favourites.remove(id) == nil { favourites.insert(id) }
  }
}

struct DailyQuotesView: View {
  @State private var deck = QuoteDeck()
  @State private var current: Int? = 0

  private let deckHeight: CGFloat = 200

  var body: some View {
    VStack(spacing: 16) {
      Text("Quotes for today")
        .font(.headline)

      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(deck.quotes) { quote in
            QuotePage(quote: quote)
              .frame(maxWidth: .infinity)
              .frame(height: deckHeight)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: deckHeight)
      .scrollIndicators(.never)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .background(.orange.opacity(0.15))
      .clipShape(.rect(cornerRadius: 24))
      .padding(.horizontal, 20)

      favouriteButton
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder
  private var favouriteButton: some View {
    if let current {
      Button {
        deck.toggle(current)
      } label: {
        Label(
          "Favourite",
          systemImage: deck.favourites.contains(current) ? "heart.fill" : "heart"
        )
      }
      .frame(height: 44)
    }
  }
}

private struct QuotePage: View {
  let quote: Quote

  var body: some View {
    VStack(spacing: 12) {
      Text(quote.text)
        .font(.system(.title3, design: .serif))
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.5)
      Text("— \(quote.author)")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(24)
  }
}

#Preview {
  DailyQuotesView()
}

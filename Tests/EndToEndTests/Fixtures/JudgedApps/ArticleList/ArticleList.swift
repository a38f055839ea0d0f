import SwiftUI

// A lightweight article model used by the demo.
struct Article: Identifiable {
  let id: Int
  let headline: String
  let isRead: Bool
}

// A list of large article cards that settles on a card when scrolled slowly.
struct ArticleList: View {

  // The articles to display.
  @State private var articles: [Article] = (1...12).map {
    Article(id: $0, headline: "Headline \($0)", isRead: $0.isMultiple(of: 3))
  }

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 12) {
        ForEach(articles) { article in
          ArticleCard(article: article)
            .frame(height: 220)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(.settling(below: 600))
  }
}

// A single card.
private struct ArticleCard: View {
  let article: Article

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(.thinMaterial)
      .overlay(alignment: .bottomLeading) {
        Label(article.headline, systemImage: article.isRead ? "checkmark.circle" : "circle")
          .font(.title3.weight(.semibold))
          .padding(20)
      }
  }
}

#Preview {
  ArticleList()
}

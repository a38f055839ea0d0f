import SwiftUI

struct Article: Identifiable {
  enum Format {
    case brief, story, feature

    var label: String {
      switch self {
      case .brief: "Brief"
      case .story: "Story"
      case .feature: "Feature"
      }
    }
  }

  let id: Int
  let title: String
  let format: Format
  let width: CGFloat
  let color: Color
}

extension Article {
  static let shelf: [Article] = [
    Article(id: 0, title: "Bees are back", format: .brief, width: 160, color: .yellow),
    Article(id: 1, title: "A night on the ferry", format: .story, width: 240, color: .blue),
    Article(id: 2, title: "The people who map caves", format: .feature, width: 300, color: .brown),
    Article(id: 3, title: "Why trams win", format: .brief, width: 200, color: .red),
    Article(id: 4, title: "Salt, sand and the coast road", format: .feature, width: 280, color: .orange),
    Article(id: 5, title: "Bread, again", format: .brief, width: 180, color: .mint),
    Article(id: 6, title: "Inside the last typewriter shop", format: .feature, width: 320, color: .purple),
    Article(id: 7, title: "Swimming in March", format: .story, width: 220, color: .teal),
  ]
}

struct ArticleCard: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(article.format.label)
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.white.opacity(0.3), in: Capsule())
      Spacer()
      Text(article.title)
        .font(.headline)
        .lineLimit(3)
    }
    .padding(16)
    .frame(width: article.width, height: Shelf.height, alignment: .leading)
    .background(article.color.gradient, in: RoundedRectangle(cornerRadius: 18))
    .foregroundStyle(.white)
  }
}

enum Shelf {
  static let height: CGFloat = 200
  static let spacing: CGFloat = 12
  static let margin: CGFloat = 20
}

struct ReadingShelfView: View {
  private let articles = Article.shelf

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Reading list")
          .font(.title.bold())
          .padding(.horizontal, Shelf.margin)

        ScrollView(.horizontal) {
          HStack(spacing: Shelf.spacing) {
            ForEach(articles) { ArticleCard(article: $0) }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, Shelf.margin, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        .scrollIndicators(.hidden)
        .frame(height: Shelf.height)

        Text("Swipe through the pieces your friends saved this week.")
          .foregroundStyle(.secondary)
          .padding(.horizontal, Shelf.margin)
      }
      .padding(.vertical, 24)
    }
  }
}

#Preview {
  ReadingShelfView()
}

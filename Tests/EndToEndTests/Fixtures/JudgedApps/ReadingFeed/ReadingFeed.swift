import SwiftUI

struct Article: Identifiable {
  let id = UUID()
  let headline: String
  let source: String
  let minutes: Int
  let topic: Topic
}

enum Topic: String, CaseIterable, Identifiable {
  case all = "All", science = "Science", culture = "Culture", tech = "Tech", travel = "Travel"
  var id: Self { self }
}

struct ReadingFeed: View {
  let articles: [Article]
  @State private var topic = Topic.all

  private let barHeight: CGFloat = 56
  private let gap: CGFloat = 12

  private var shown: [Article] {
    topic == .all ? articles : articles.filter { $0.topic == topic }
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: gap) {
        ForEach(shown) { article in
          ArticleCard(article: article)
            .frame(height: 228)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, 16)
      .padding(.top, barHeight + gap)
      .padding(.bottom, gap)
    }
    .contentMargins(.top, barHeight, for: .scrollIndicators)
    .scrollTargetBehavior(.viewAligned)
    .overlay(alignment: .top) {
      TopicBar(selection: $topic)
        .frame(height: barHeight)
        .background(.regularMaterial)
    }
    .background(Color(white: 0.96))
  }
}

private struct TopicBar: View {
  @Binding var selection: Topic

  var body: some View {
    HStack(spacing: 6) {
      ForEach(Topic.allCases) { topic in
        Button(topic.rawValue) {
          withAnimation { selection = topic }
        }
        .font(.footnote.weight(selection == topic ? .bold : .regular))
        .padding(.horizontal, 10)
        .padding(.vertical, 7)
        .background(selection == topic ? Color.accentColor.opacity(0.2) : .clear, in: .capsule)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct ArticleCard: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(article.headline)
        .font(.title3.weight(.semibold))
        .lineLimit(2)
      Text("\(article.source) · \(article.minutes) min")
        .font(.caption)
        .foregroundStyle(.secondary)
      RoundedRectangle(cornerRadius: 10)
        .fill(.tertiary)
    }
    .padding(14)
    .background(.white, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  ReadingFeed(articles: [
    Article(headline: "What the deep sea hears", source: "Tidal", minutes: 9, topic: .science),
    Article(headline: "A chair for every century", source: "Form", minutes: 6, topic: .culture),
    Article(headline: "Small models, small phones", source: "Bits", minutes: 11, topic: .tech),
    Article(headline: "By night train to Trieste", source: "Kompass", minutes: 14, topic: .travel),
    Article(headline: "Moss, patiently", source: "Tidal", minutes: 5, topic: .science),
    Article(headline: "The last projectionists", source: "Form", minutes: 12, topic: .culture),
    Article(headline: "Who repairs the cables", source: "Bits", minutes: 8, topic: .tech),
    Article(headline: "Islands out of season", source: "Kompass", minutes: 7, topic: .travel),
  ])
}

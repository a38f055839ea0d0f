import SwiftUI

// Cards three quarters of the screen high, so the next one always peeks in.
struct ArticleCards: View {
  let articles: [Article]

  static let rows = 4
  static let span = 3
  static let gap: CGFloat = 12

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: Self.gap) {
        ForEach(articles) { article in
          ArticleCard(article: article)
            .containerRelativeFrame(.vertical, count: Self.rows, span: Self.span, spacing: Self.gap)
        }
      }
    }
    .scrollTargetBehavior(CardBehavior(rows: Self.rows, span: Self.span, gap: Self.gap))
  }
}

struct CardBehavior: ScrollTargetBehavior {
  let rows: Int
  let span: Int
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    let bottom = context.contentSize.height - height
    guard height > 0, bottom > 0 else { return }

    // A row and its gap, times the rows a card spans.
    let pitch = (height + gap) / CGFloat(rows) * CGFloat(span)

    let y = target.rect.minY
    if y <= 0 {
      target.rect.origin.y = 0
    } else if y >= bottom {
      target.rect.origin.y = bottom
    } else {
      let above = (y / pitch).rounded(.down) * pitch
      let below = min(above + pitch, bottom)
      let goesOn =
        abs(context.velocity.dy) > 30
        ? context.velocity.dy > 0
        : y - above > below - y
      target.rect.origin.y = goesOn ? below : above
    }
  }
}

private struct ArticleCard: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      AsyncImage(url: article.image) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.gray.opacity(0.2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      Text(article.source.uppercased()).font(.caption2).foregroundStyle(.secondary)
      Text(article.headline).font(.title3.bold()).lineLimit(3)
      Text(article.summary).font(.subheadline).lineLimit(4)
    }
    .padding()
    .background(Color(.secondarySystemBackground))
  }
}

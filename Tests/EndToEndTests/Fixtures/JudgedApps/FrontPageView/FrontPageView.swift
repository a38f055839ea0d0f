import SwiftUI

struct FrontPageView: View {
  @ScaledMetric(relativeTo: .largeTitle) private var expandedHeight: CGFloat = 180
  @ScaledMetric(relativeTo: .largeTitle) private var collapsedHeight: CGFloat = 64
  @State private var offset: CGFloat = 0
  @State private var articles = Article.samples

  private var travel: CGFloat { expandedHeight - collapsedHeight }
  private var progress: CGFloat { min(max(offset / travel, 0), 1) }

  var body: some View {
    VStack(spacing: 0) {
      masthead
      ZStack(alignment: .top) {
        articleList
        leadStory
      }
    }
  }

  private var masthead: some View {
    HStack {
      Text("The Harbour Post").font(.system(.headline, design: .serif))
      Spacer()
      Image(systemName: "magnifyingglass")
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  private var articleList: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(articles) { article in
          ArticleRow(article: article)
          Divider().padding(.leading, 16)
        }
      }
      .padding(.top, expandedHeight)
    }
    .scrollTargetBehavior(.collapsingHeader(travel: travel))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newOffset in
      offset = newOffset
    }
  }

  private var leadStory: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(.background)
      LinearGradient(colors: [.blue.opacity(0.6), .teal.opacity(0.3)], startPoint: .top, endPoint: .bottom)
        .opacity(1 - progress)
      VStack(alignment: .leading, spacing: 4) {
        Text("LIVE").font(.caption.bold()).foregroundStyle(.red)
        Text("Ferry strike enters second week")
          .font(.system(progress < 0.5 ? .title2 : .headline, design: .serif).bold())
          .lineLimit(progress < 0.5 ? 2 : 1)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 10)
    }
    .frame(height: expandedHeight - travel * progress)
    .clipped()
    .overlay(alignment: .bottom) { Divider().opacity(progress) }
    .allowsHitTesting(false)
  }
}

private struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(article.section.uppercased()).font(.caption).foregroundStyle(.secondary)
      Text(article.title).font(.headline)
      Text(article.summary).font(.subheadline).lineLimit(2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }
}

#Preview {
  FrontPageView()
}

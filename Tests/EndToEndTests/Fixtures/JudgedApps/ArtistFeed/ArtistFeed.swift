import SwiftUI

struct Post: Identifiable {
  let id: Int
  let text: String
  let likes: Int

  static let samples = (1...30).map {
    Post(
      id: $0, text: "Studio note no. \($0). New sketches are up, tell me which one to finish.", likes: $0 * 7)
  }
}

struct HeaderSnap: ScrollTargetBehavior {
  // Distance over which the header folds from large to compact.
  let travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard travel > 0, y > 0, y < travel else { return }
    target.rect.origin.y = y < travel / 2 ? 0 : travel
  }
}

struct ArtistFeed: View {
  let name: String
  let posts: [Post]

  @State private var offset: CGFloat = 0
  @State private var headerHeight: CGFloat = Metrics.expanded

  private enum Metrics {
    static let expanded: CGFloat = 240
    static let compact: CGFloat = 88
  }

  private var currentHeight: CGFloat {
    max(Metrics.compact, Metrics.expanded - max(offset, 0))
  }

  private var progress: CGFloat {
    (Metrics.expanded - currentHeight) / (Metrics.expanded - Metrics.compact)
  }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(posts) { post in
          PostRow(post: post)
          Divider()
        }
      }
      .padding(.top, Metrics.expanded)
    }
    .scrollTargetBehavior(HeaderSnap(travel: headerHeight - Metrics.compact))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, y in
      offset = y
    }
    .overlay(alignment: .top) {
      header
        .frame(height: currentHeight)
        .frame(maxWidth: .infinity)
        .background(.bar)
        .clipped()
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.height
        } action: { height in
          headerHeight = height
        }
    }
  }

  private var header: some View {
    VStack(spacing: 10) {
      Image(systemName: "paintpalette.fill")
        .font(.system(size: 64 - 36 * progress))
        .foregroundStyle(.tint)
      Text(name)
        .font(progress > 0.6 ? .headline : .largeTitle.bold())
      if progress < 0.5 {
        Text("12.4k followers · 318 works")
          .foregroundStyle(.secondary)
          .opacity(1 - progress * 2)
      }
    }
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(post.text)
      Label("\(post.likes)", systemImage: "heart")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  ArtistFeed(name: "Mira Okafor", posts: Post.samples)
}

import SwiftUI

struct ReelsView: View {
  let feed: ReelFeed

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(feed.reels) { reel in
          ReelPage(reel: reel) { feed.toggleLike(reel) }
            .fillsViewport()
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .ignoresSafeArea()
  }
}

private struct FillsViewport: ViewModifier {
  @Environment(\.viewport) private var viewport

  func body(content: Content) -> some View {
    content.frame(width: viewport.width, height: viewport.height)
  }
}

extension View {
  func fillsViewport() -> some View {
    modifier(FillsViewport())
  }
}

private struct ReelPage: View {
  let reel: Reel
  let like: () -> Void

  var body: some View {
    Color(hue: reel.hue, saturation: 0.6, brightness: 0.5)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text("@\(reel.author)").font(.headline)
          Text(reel.caption).font(.subheadline)
        }
        .padding(20)
      }
      .overlay(alignment: .bottomTrailing) {
        Button(action: like) {
          VStack(spacing: 2) {
            Image(systemName: reel.isLiked ? "heart.fill" : "heart")
              .font(.title)
            Text(reel.likes, format: .number).font(.caption)
          }
        }
        .tint(reel.isLiked ? .red : .white)
        .padding(20)
      }
  }
}

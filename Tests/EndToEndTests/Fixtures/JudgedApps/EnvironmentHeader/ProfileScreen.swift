import SwiftUI

struct Post: Identifiable {
  let id: Int
  var title: String { "Walk no. \(id)" }
  var distance: Measurement<UnitLength> { .init(value: 3 + Double(id % 7), unit: .kilometers) }
}

struct ProfileScreen: View {
  @Environment(\.headerMetrics) private var metrics
  @State private var scrolled: CGFloat = 0

  private let posts = (1...30).map(Post.init(id:))

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(posts) { post in
          PostRow(post: post)
            .frame(height: 76)
        }
      }
      .padding(.top, metrics.expanded)
    }
    .scrollTargetBehavior(HeaderSnapBehavior(metrics: metrics))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, offset in
      scrolled = offset
    }
    .overlay(alignment: .top) {
      ProfileHeader(progress: metrics.progress(scrolledBy: scrolled))
        .frame(height: metrics.height(scrolledBy: scrolled))
        .background(.background)
    }
  }
}

private struct ProfileHeader: View {
  let progress: CGFloat

  private var avatar: CGFloat { 96 - 48 * progress }

  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .fill(.indigo.gradient)
        .frame(width: avatar, height: avatar)
      Text("Ines Varga")
        .font(.title3.bold())
      if progress < 1 {
        Text("128 walks, 914 km")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .opacity(1 - progress)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .overlay(alignment: .bottom) { Divider() }
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    HStack {
      Image(systemName: "figure.walk").frame(width: 44)
      VStack(alignment: .leading) {
        Text(post.title).font(.headline)
        Text(post.distance, format: .measurement(width: .abbreviated))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal)
  }
}

#Preview {
  ProfileScreen()
}

import SwiftUI

struct Profile {
  let name: String
  let handle: String
  let avatar: String
  let followers: Int
}

struct Post: Identifiable {
  let id: Int
  let text: String
  let date: Date
}

struct ProfileScreen: View {
  let profile: Profile
  let posts: [Post]
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    max(ProfileMetrics.expandedHeight - offset, ProfileMetrics.collapsedHeight)
  }

  private var progress: CGFloat {
    min(max(offset / ProfileMetrics.collapseDistance, 0), 1)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(posts) { post in
          PostRow(post: post)
            .frame(height: ProfileMetrics.rowHeight)
        }
      }
      .padding(.top, ProfileMetrics.expandedHeight)
    }
    .scrollTargetBehavior(CollapsingHeaderBehavior(height: ProfileMetrics.expandedHeight))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newValue in
      offset = newValue
    }
    .overlay(alignment: .top) {
      ProfileHeader(profile: profile, progress: progress)
        .frame(height: headerHeight)
        .clipped()
        .background(.background)
    }
  }
}

private struct ProfileHeader: View {
  let profile: Profile
  let progress: CGFloat

  var body: some View {
    VStack(spacing: 8) {
      Image(profile.avatar)
        .resizable()
        .scaledToFill()
        .frame(width: 120 - 72 * progress, height: 120 - 72 * progress)
        .clipShape(.circle)
      Text(profile.name)
        .font(progress < 0.8 ? .title2.bold() : .headline)
      if progress < 0.8 {
        Text(profile.handle)
          .foregroundStyle(.secondary)
        Text("\(profile.followers) followers")
          .font(.footnote)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(post.date, style: .relative)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(post.text)
        .lineLimit(2)
      Divider()
    }
    .padding(.horizontal, 16)
  }
}

import SwiftUI

struct ProfileView: View {
  let profile: Profile
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    min(max(ProfileHeader.expanded - offset, ProfileHeader.collapsed), ProfileHeader.expanded)
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: "chevron.left")
        Spacer()
        Image(systemName: "ellipsis")
      }
      .padding(.horizontal, 16)
      .frame(height: 44)

      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(profile.posts) { post in
            PostRow(post: post)
          }
        }
        .padding(.top, ProfileHeader.expanded)
        .onGeometryChange(for: CGFloat.self) { proxy in
          -proxy.frame(in: .named("profile")).minY
        } action: { newValue in
          offset = newValue
        }
      }
      .coordinateSpace(.named("profile"))
      .scrollTargetBehavior(
        HeaderCollapseBehavior(distance: ProfileHeader.expanded - ProfileHeader.collapsed)
      )
      .overlay(alignment: .top) {
        ProfileHeader(profile: profile, height: headerHeight)
          .allowsHitTesting(false)
      }
    }
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(post.title)
        .font(.headline)
      Text(post.summary)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
    .frame(height: 88)
  }
}

struct Post: Identifiable, Hashable {
  let id: Int
  let title: String
  let summary: String
}

struct Profile {
  let name: String
  let handle: String
  let posts: [Post]

  static let sample = Profile(
    name: "Ada Lindqvist",
    handle: "@adalind",
    posts: (1...40).map { Post(id: $0, title: "Post \($0)", summary: "Notes from the studio, part \($0).") }
  )
}

#Preview {
  ProfileView(profile: .sample)
}

import SwiftUI

struct ProfilePost: Identifiable {
  let id: Int
  let text: String
  let likes: Int
}

struct ProfileHeader: View {
  let handle: String
  let progress: CGFloat

  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .fill(.orange.gradient)
        .frame(width: 96 - 40 * progress, height: 96 - 40 * progress)
      Text(handle.capitalized)
        .font(.title3.bold())
        .opacity(1 - progress)
        .frame(height: 28 * (1 - progress))
    }
    .frame(maxHeight: .infinity)
    .clipped()
  }
}

struct PostRow: View {
  let post: ProfilePost

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(post.text).lineLimit(2)
      Label("\(post.likes)", systemImage: "heart").font(.caption)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
    .frame(height: 88)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  ProfilePage(
    handle: "marta",
    posts: (0..<40).map {
      ProfilePost(id: $0, text: "Post number \($0)", likes: $0 * 3)
    })
}

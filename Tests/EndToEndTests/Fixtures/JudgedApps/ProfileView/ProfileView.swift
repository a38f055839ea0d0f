import SwiftUI

struct Post: Identifiable {
  let id: Int
  var title: String { "Post #\(id)" }
}

struct ProfileView: View {

  private let headerHeight: CGFloat = 220
  private let rowSpacing: CGFloat = 16
  private let posts = (1...40).map(Post.init)

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: rowSpacing) {
          header
            .frame(maxWidth: .infinity)
            .frame(height: headerHeight)
            .background(.indigo.gradient)

          ForEach(posts) { post in
            PostRow(post: post)
          }
        }
      }
      .scrollTargetBehavior(
        HeaderSnapBehavior(collapseDistance: headerHeight + rowSpacing)
      )
      .navigationTitle("Ana Ruiz")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(.white.opacity(0.3))
        .frame(width: 96, height: 96)
      Text("Ana Ruiz").font(.title2.bold())
      Text("Photographer, Sevilla").font(.subheadline)
    }
    .foregroundStyle(.white)
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.25)).frame(width: 64, height: 64)
      Text(post.title).lineLimit(1)
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(height: 88)
  }
}

#Preview { ProfileView() }

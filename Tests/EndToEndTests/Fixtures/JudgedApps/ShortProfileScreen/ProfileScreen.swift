import SwiftUI

struct Post: Identifiable {
  let id: Int
  let caption: String
  let likes: Int
}

extension Post {
  static let mine = [
    Post(id: 1, caption: "First light on the fjord", likes: 214),
    Post(id: 2, caption: "New darkroom, finally", likes: 98),
    Post(id: 3, caption: "Contact sheet no. 41", likes: 143),
    Post(id: 4, caption: "Found this lens at a flea market", likes: 377),
    Post(id: 5, caption: "Rain, and more rain", likes: 65),
    Post(id: 6, caption: "Hello world", likes: 31),
  ]
}

enum ProfileLayout {
  static let expandedHeader: CGFloat = 280
  static let collapsedHeader: CGFloat = 88
  static let tabStrip: CGFloat = 44
  static let row: CGFloat = 76
  static var collapseDistance: CGFloat { expandedHeader - collapsedHeader }
}

struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }
    target.rect.origin.y = y < distance / 2 ? 0 : distance
  }
}

struct ProfileHeader: View {
  let height: CGFloat

  private var openness: CGFloat {
    let range = ProfileLayout.collapseDistance
    return min(max((height - ProfileLayout.collapsedHeader) / range, 0), 1)
  }

  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .fill(.white.opacity(0.9))
        .frame(width: 40 + 70 * openness, height: 40 + 70 * openness)
        .overlay { Image(systemName: "camera.aperture").foregroundStyle(.indigo) }
      Text("Ingrid Solheim")
        .font(.headline)
      Text("Analog photographer. Bergen.")
        .font(.subheadline)
        .opacity(openness)
        .frame(height: 20 * openness)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .background(Color.indigo.gradient)
    .background(alignment: .top) { Color.indigo.ignoresSafeArea(edges: .top) }
  }
}

struct PostRow: View {
  let post: Post

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.indigo.opacity(0.2))
        .frame(width: 60, height: 60)
      Text(post.caption).lineLimit(2)
      Spacer()
      Label("\(post.likes)", systemImage: "heart").font(.caption)
    }
    .padding(.horizontal, 16)
    .frame(height: ProfileLayout.row)
  }
}

struct ProfileScreen: View {
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    max(ProfileLayout.expandedHeader - offset, ProfileLayout.collapsedHeader)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear
          .frame(height: ProfileLayout.expandedHeader)

        HStack {
          ForEach(["Posts", "Tagged", "Saved"], id: \.self) { tab in
            Text(tab)
              .font(.subheadline.weight(tab == "Posts" ? .semibold : .regular))
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: ProfileLayout.tabStrip)

        VStack(spacing: 12) {
          ForEach(Post.mine) { PostRow(post: $0) }
        }
        .padding(.top, 16)
        .padding(.bottom, 24)
      }
    }
    .scrollTargetBehavior(CollapsingHeaderBehavior(distance: ProfileLayout.collapseDistance))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newValue in
      offset = newValue
    }
    .overlay(alignment: .top) {
      ProfileHeader(height: headerHeight)
        .allowsHitTesting(false)
    }
  }
}

#Preview {
  ProfileScreen()
}

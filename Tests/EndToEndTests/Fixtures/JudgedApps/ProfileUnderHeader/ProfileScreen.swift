import SwiftUI

struct Post: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id % 24) / 24 }
}

struct ProfileScreen: View {
  enum Tab: String, CaseIterable, Identifiable {
    case posts, reels, tagged
    var id: Self { self }
  }

  let posts: [Post]

  @State private var offset: CGFloat = 0
  @State private var tab: Tab = .posts

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 1), count: 3)

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: ProfileMetrics.expandedHeader)
          tabPicker
          LazyVGrid(columns: columns, spacing: 1) {
            ForEach(posts) { post in
              Color(hue: post.hue, saturation: 0.5, brightness: 0.9)
                .aspectRatio(1, contentMode: .fit)
            }
          }
        }
      }
      .scrollTargetBehavior(CollapsingHeaderBehavior(headerHeight: ProfileMetrics.expandedHeader))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, newValue in
        offset = newValue
      }

      ProfileHeader(name: "Maya Lindqvist", handle: "@mayalind", offset: offset)
        .allowsHitTesting(false)
    }
    .ignoresSafeArea(edges: .top)
  }

  private var tabPicker: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { item in
        Button {
          tab = item
        } label: {
          Text(item.rawValue.capitalized)
            .font(.subheadline.weight(item == tab ? .semibold : .regular))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(height: ProfileMetrics.tabBar)
    .background(.bar)
  }
}

#Preview {
  ProfileScreen(posts: (0..<60).map(Post.init(id:)))
}

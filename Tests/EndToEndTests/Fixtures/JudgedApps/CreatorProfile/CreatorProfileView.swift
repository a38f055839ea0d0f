import SwiftUI

struct CreatorPost: Identifiable {
  let id: Int
  var color: Color { Color(hue: Double(id % 10) / 10, saturation: 0.4, brightness: 0.9) }
}

struct CreatorProfileView: View {
  let name: String
  let posts: [CreatorPost]

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var offset: CGFloat = 0

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 2), count: sizeClass == .regular ? 5 : 3)
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: ProfileMetrics.header)
          LazyVGrid(columns: columns, spacing: 2) {
            ForEach(posts) { post in
              post.color.aspectRatio(1, contentMode: .fit)
            }
          }
          .padding(.top, 2)
        }
        .frame(minHeight: geo.size.height + ProfileMetrics.header - ProfileMetrics.bar, alignment: .top)
      }
      .scrollTargetBehavior(FoldingHeaderBehavior())
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { _, new in
        offset = new
      }
      .overlay(alignment: .top) {
        ProfileHeader(name: name, height: max(ProfileMetrics.bar, ProfileMetrics.header - offset))
      }
    }
    .ignoresSafeArea(.container, edges: .top)
    .toolbar(.hidden, for: .navigationBar)
  }
}

private struct ProfileHeader: View {
  let name: String
  let height: CGFloat

  private var folded: CGFloat {
    let full = ProfileMetrics.header - ProfileMetrics.bar
    return 1 - min(max((height - ProfileMetrics.bar) / full, 0), 1)
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
      HStack(spacing: 12) {
        Circle()
          .fill(.white)
          .frame(width: 72 - 40 * folded, height: 72 - 40 * folded)
        Text(name)
          .font(folded > 0.6 ? .headline : .title.bold())
          .foregroundStyle(.white)
        Spacer()
        Button("Follow") {}
          .buttonStyle(.bordered)
          .tint(.white)
      }
      .padding(.horizontal)
      .padding(.bottom, 8)
    }
    .frame(height: height)
    .clipped()
  }
}

#Preview("Many") { CreatorProfileView(name: "Mira", posts: (0..<60).map(CreatorPost.init)) }
#Preview("Three") { CreatorProfileView(name: "Mira", posts: (0..<3).map(CreatorPost.init)) }

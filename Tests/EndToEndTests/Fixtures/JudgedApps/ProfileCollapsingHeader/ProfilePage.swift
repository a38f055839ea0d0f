import SwiftUI

struct ProfilePage: View {
  let handle: String
  let posts: [ProfilePost]

  private let expanded: CGFloat = 280
  private let collapsed: CGFloat = 96
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    max(collapsed, expanded - offset)
  }

  private var progress: CGFloat {
    (expanded - headerHeight) / (expanded - collapsed)
  }

  var body: some View {
    VStack(spacing: 0) {
      Text("@\(handle)")
        .font(.headline)
        .frame(height: 44)

      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: expanded)
            if posts.isEmpty {
              ContentUnavailableView("No posts yet", systemImage: "camera")
                .frame(height: 240)
            } else {
              LazyVStack(spacing: 0) {
                ForEach(posts) { PostRow(post: $0) }
              }
            }
          }
        }
        .scrollTargetBehavior(CollapsingHeaderBehavior(travel: expanded - collapsed))
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: { _, y in
          offset = y
        }

        ProfileHeader(handle: handle, progress: min(max(progress, 0), 1))
          .frame(height: headerHeight)
          .frame(maxWidth: .infinity)
          .background(.bar)
          .allowsHitTesting(false)
      }
    }
  }
}

struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reachable = context.contentSize.height - context.containerSize.height
    let stop = min(travel, reachable)
    guard stop > 0 else { return }
    let y = target.rect.origin.y
    guard y > 0, y < stop else { return }
    target.rect.origin.y = y < stop / 2 ? 0 : stop
  }
}

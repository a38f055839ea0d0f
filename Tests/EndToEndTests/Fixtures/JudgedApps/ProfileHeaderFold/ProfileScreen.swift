import SwiftUI

struct Post: Identifiable {
  let id: Int
  var text: String
}

@Observable
final class ProfileModel {
  var name = "Marta Lindqvist"
  var handle = "@marta"
  var posts = (0..<30).map { Post(id: $0, text: "Note number \($0 + 1)") }
}

struct ProfileScreen: View {
  private let expanded: CGFloat = 240
  private let collapsed: CGFloat = 88

  @State private var model = ProfileModel()
  @State private var scrolled: CGFloat = 0

  private var headerHeight: CGFloat { max(collapsed, expanded - scrolled) }
  private var openness: CGFloat {
    min(1, (headerHeight - collapsed) / (expanded - collapsed))
  }

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: expanded)
          ForEach(model.posts) { post in
            row(post)
          }
        }
      }
      .scrollTargetBehavior(CollapsingHeader(distance: expanded - collapsed))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, offset in
        scrolled = offset
      }

      header
    }
  }

  private var header: some View {
    VStack(spacing: 6) {
      if openness > 0.4 {
        Circle()
          .fill(.orange.gradient)
          .frame(width: 96 * openness, height: 96 * openness)
      }
      Text(model.name).font(.headline)
      Text(model.handle).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .frame(height: headerHeight)
    .background {
      Rectangle().fill(.background).ignoresSafeArea(edges: .top)
    }
    .overlay(alignment: .bottom) { Divider() }
    .allowsHitTesting(false)
  }

  private func row(_ post: Post) -> some View {
    Text(post.text)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .frame(height: 64)
      .overlay(alignment: .bottom) { Divider() }
  }
}

// The header is never left half open; below it the posts scroll freely.
private struct CollapsingHeader: ScrollTargetBehavior {
  var distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    guard reach > 0 else { return }
    let closed = min(distance, reach)
    let y = target.rect.minY
    guard y > 0, y < closed else { return }

    let velocity = context.velocity.dy
    if velocity > 120 {
      target.rect.origin.y = closed
    } else if velocity < -120 {
      target.rect.origin.y = 0
    } else {
      target.rect.origin.y = y < closed / 2 ? 0 : closed
    }
  }
}

#Preview("Profile") {
  ProfileScreen()
}

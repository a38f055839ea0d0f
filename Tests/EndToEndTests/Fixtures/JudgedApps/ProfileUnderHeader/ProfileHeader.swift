import SwiftUI

enum ProfileMetrics {
  static let expandedHeader: CGFloat = 320
  static let collapsedHeader: CGFloat = 108
  static let tabBar: CGFloat = 48
}

struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  var headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}

struct ProfileHeader: View {
  let name: String
  let handle: String
  let offset: CGFloat

  private var height: CGFloat {
    max(ProfileMetrics.collapsedHeader, ProfileMetrics.expandedHeader - offset)
  }

  private var progress: CGFloat {
    let distance = ProfileMetrics.expandedHeader - ProfileMetrics.collapsedHeader
    return min(max(offset / distance, 0), 1)
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle()
        .fill(Color.indigo.gradient)
      VStack(spacing: 8) {
        Circle()
          .fill(.white.opacity(0.3))
          .frame(width: 96, height: 96)
          .opacity(1 - progress * 1.5)
        Text(name)
          .font(.title2.bold())
        Text(handle)
          .font(.subheadline)
          .opacity(1 - progress)
          .frame(height: 20 * (1 - progress))
      }
      .foregroundStyle(.white)
      .padding(.bottom, 12)
    }
    .frame(height: height, alignment: .bottom)
    .clipped()
  }
}

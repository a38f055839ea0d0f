import SwiftUI

struct ProfileHeader: View {
  static let expanded: CGFloat = 260
  static let collapsed: CGFloat = 96

  let profile: Profile
  let height: CGFloat

  private var progress: CGFloat {
    (height - Self.collapsed) / (Self.expanded - Self.collapsed)
  }

  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .fill(.tint)
        .frame(width: 40 + 80 * progress, height: 40 + 80 * progress)
      Text(profile.name)
        .font(.headline)
      if progress > 0.6 {
        Text(profile.handle)
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .background(.bar)
    .clipped()
  }
}

struct HeaderCollapseBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard (0...distance).contains(target.rect.minY) else { return }

    if context.velocity.dy > 0 {
      target.rect.origin.y = distance
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = 0
    }
  }
}

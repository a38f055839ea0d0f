import SwiftUI

struct HeaderMetrics {
  let expanded: CGFloat
  let compact: CGFloat

  static let portrait = HeaderMetrics(expanded: 220, compact: 76)
  static let landscape = HeaderMetrics(expanded: 150, compact: 56)

  func height(at offset: CGFloat) -> CGFloat {
    max(compact, expanded - offset)
  }

  func progress(at offset: CGFloat) -> CGFloat {
    min(max(offset / (expanded - compact), 0), 1)
  }
}

struct ShowHeader: View {
  let title: String
  let progress: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image(systemName: "antenna.radiowaves.left.and.right")
        .font(.system(size: 72))
        .foregroundStyle(.tint)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .opacity(1 - progress)
      Text(title)
        .font(.title2.bold())
        .scaleEffect(1 - 0.15 * progress, anchor: .leading)
        .padding(20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .background {
      Rectangle()
        .fill(.background)
        .ignoresSafeArea(edges: [.top, .horizontal])
    }
    .overlay(alignment: .bottom) { Divider().opacity(progress) }
  }
}

// The header is never left half open.
struct HeaderSettleBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}

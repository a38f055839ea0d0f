import SwiftUI

struct LiveClip: Identifiable, Equatable {
  let id: Int
  let host: String
  let viewers: Int
}

struct LiveClipsView: View {
  let clips: [LiveClip]
  @State private var onAir: LiveClip.ID?
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          LiveClipPage(clip: clip, isCompact: verticalSizeClass == .compact)
            .containerRelativeFrame(.vertical)
            .onScrollVisibilityChange(threshold: 0.6) { visible in
              if visible { onAir = clip.id }
            }
        }
      }
    }
    .scrollTargetBehavior(.clipByClip)
    .background(.black)
    .overlay(alignment: .topTrailing) { badge }
  }

  @ViewBuilder private var badge: some View {
    if let clip = clips.first(where: { $0.id == onAir }) {
      Label(clip.viewers.formatted(.number.notation(.compactName)), systemImage: "eye")
        .font(.footnote.bold())
        .padding(8)
        .background(.ultraThinMaterial, in: .capsule)
        .padding()
    }
  }
}

// A flick goes on to the neighbouring clip, a slow drag settles on whichever
// clip fills more of the screen.
struct ClipByClipBehavior: ScrollTargetBehavior {
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.height
    guard page > 0 else { return }

    let position = target.rect.minY / page
    let speed = context.velocity.dy

    let index: CGFloat
    if speed > flickSpeed {
      index = position.rounded(.up)
    } else if speed < -flickSpeed {
      index = position.rounded(.down)
    } else {
      index = position.rounded()
    }

    let lastIndex = max(0, (context.contentSize.height / page).rounded() - 1)
    target.rect.origin.y = min(max(index, 0), lastIndex) * page
  }
}

extension ScrollTargetBehavior where Self == ClipByClipBehavior {
  static var clipByClip: Self { .init() }
}

private struct LiveClipPage: View {
  let clip: LiveClip
  let isCompact: Bool

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: Double(clip.id % 10) / 10, saturation: 0.7, brightness: 0.5)
      Text(clip.host)
        .font(isCompact ? .headline : .title.bold())
        .foregroundStyle(.white)
        .padding(24)
    }
  }
}

#Preview {
  LiveClipsView(clips: (0..<15).map { LiveClip(id: $0, host: "Studio \($0 + 1)", viewers: 1200 * ($0 + 1)) })
}

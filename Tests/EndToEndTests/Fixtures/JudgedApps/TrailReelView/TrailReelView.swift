import SwiftUI

struct TrailClip: Identifiable, Hashable {
  let id: Int
  let place: String
  let hiker: String
  let hue: Double
}

struct TrailReelView: View {
  let clips: [TrailClip]
  @State private var current: TrailClip.ID?
  @State private var liked: Set<TrailClip.ID> = []

  init(clips: [TrailClip]) {
    self.clips = clips
    _current = State(initialValue: clips.first?.id)
  }

  private var clip: TrailClip? { clips.first { $0.id == current } }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(clips) { clip in
            ClipStage(clip: clip, isPlaying: clip.id == current)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .ignoresSafeArea()

      if let clip {
        ReelCaption(clip: clip, isLiked: liked.contains(clip.id)) {
          liked.formSymmetricDifference([clip.id])
        }
        .padding(16)
      }
    }
    .background(.black)
    .statusBarHidden()
  }
}

private struct ClipStage: View {
  let clip: TrailClip
  let isPlaying: Bool

  var body: some View {
    Rectangle()
      .fill(Color(hue: clip.hue, saturation: 0.5, brightness: 0.55).gradient)
      .overlay {
        Image(systemName: isPlaying ? "figure.hiking" : "pause.fill")
          .font(.system(size: 80))
          .foregroundStyle(.white.opacity(0.6))
      }
  }
}

#Preview {
  TrailReelView(
    clips: (0..<12).map {
      TrailClip(id: $0, place: "Cairn \($0 + 1)", hiker: "@walker\($0)", hue: Double($0) / 12)
    })
}

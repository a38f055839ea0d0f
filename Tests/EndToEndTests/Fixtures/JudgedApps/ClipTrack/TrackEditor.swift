import SwiftUI

@Observable
final class TrackModel {
  var clips: [Clip]
  var playhead: CGFloat = 0

  init(clips: [Clip]) { self.clips = clips }

  var scale: TrackScale { TrackScale(clips) }
  var selected: Clip? { scale.index(at: playhead).map { clips[$0] } }

  func toggleMute() {
    guard let i = scale.index(at: playhead) else { return }
    clips[i].isMuted.toggle()
  }
}

struct TrackEditor: View {
  @State var model: TrackModel

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color(hue: model.selected?.hue ?? 0, saturation: 0.5, brightness: 0.8))
        .overlay { Text(model.selected?.name ?? "No clips").font(.title2.bold()) }

      track

      Button("Mute", systemImage: "speaker.slash") { model.toggleMute() }
        .disabled(model.clips.isEmpty)
    }
    .padding(20)
  }

  private var track: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: TrackScale.gap) {
          ForEach(model.clips) { clip in
            ClipTile(clip: clip)
              .frame(width: TrackScale.width(of: clip))
          }
        }
        .padding(.horizontal, proxy.size.width / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(CutSnap(model.scale))
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { _, x in
        model.playhead = x
      }
    }
    .frame(height: 64)
    .background(.black.opacity(0.85), in: .rect(cornerRadius: 10))
    .overlay {
      Capsule()
        .fill(.white)
        .frame(width: 2)
        .padding(.vertical, -6)
        .allowsHitTesting(false)
    }
  }
}

private struct ClipTile: View {
  let clip: Clip

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hue: clip.hue, saturation: 0.6, brightness: 0.7))
      .overlay(alignment: .bottomLeading) {
        Text(clip.name).font(.caption2).lineLimit(1).padding(4)
      }
      .padding(.vertical, 6)
      .opacity(clip.isMuted ? 0.4 : 1)
  }
}

#Preview {
  TrackEditor(
    model: TrackModel(clips: [
      Clip(name: "Harbour", seconds: 4.2, hue: 0.55),
      Clip(name: "Gulls", seconds: 1.5, hue: 0.12),
      Clip(name: "Ferry", seconds: 19, hue: 0.6),
      Clip(name: "Market", seconds: 7.8, hue: 0.03),
      Clip(name: "Night", seconds: 11, hue: 0.75),
    ]))
}

import SwiftUI

struct Clip: Identifiable, Hashable {
  let id: Int
  let author: String
  let caption: String
  let tint: Color
  var likes: Int
}

extension Clip {
  static let demo: [Clip] = [
    Clip(id: 1, author: "@lea.bakes", caption: "Sourdough in 30 seconds", tint: .orange, likes: 1204),
    Clip(id: 2, author: "@trailnotes", caption: "Fog over the ridge this morning", tint: .teal, likes: 871),
    Clip(id: 3, author: "@kito", caption: "One-pan noodles, no drama", tint: .red, likes: 15_310),
    Clip(
      id: 4, author: "@deskworks", caption: "Cable management, the honest version", tint: .indigo, likes: 442),
    Clip(id: 5, author: "@mira", caption: "Repotting day", tint: .green, likes: 96),
  ]
}

struct ClipFeedView: View {
  @State private var clips = Clip.demo
  @State private var currentID: Clip.ID?
  @State private var liked: Set<Clip.ID> = []

  private var current: Clip? {
    clips.first { $0.id == currentID } ?? clips.first
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(clips) { clip in
            ClipSurface(clip: clip, isPlaying: clip.id == current?.id)
              .containerRelativeFrame([.horizontal, .vertical])
              .clipped()
              .onTapGesture(count: 2) { liked.insert(clip.id) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $currentID)
      .scrollIndicators(.hidden)
      .background(.black)
      .ignoresSafeArea()

      if let current {
        ClipFooter(clip: current, isLiked: liked.contains(current.id))
          .padding()
          .allowsHitTesting(false)
      }
    }
    .overlay(alignment: .top) {
      Text("For You")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.top, 8)
        .allowsHitTesting(false)
    }
    .persistentSystemOverlays(.hidden)
    .preferredColorScheme(.dark)
  }
}

private struct ClipSurface: View {
  let clip: Clip
  let isPlaying: Bool

  var body: some View {
    Rectangle()
      .fill(clip.tint.gradient)
      .overlay {
        Image(systemName: isPlaying ? "waveform" : "play.fill")
          .font(.system(size: 64))
          .foregroundStyle(.white.opacity(0.4))
      }
  }
}

private struct ClipFooter: View {
  let clip: Clip
  let isLiked: Bool

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text(clip.author).bold()
        Text(clip.caption).font(.subheadline)
      }
      Spacer()
      Label("\(clip.likes + (isLiked ? 1 : 0))", systemImage: isLiked ? "heart.fill" : "heart")
    }
    .foregroundStyle(.white)
    .shadow(radius: 4)
  }
}

#Preview {
  ClipFeedView()
}

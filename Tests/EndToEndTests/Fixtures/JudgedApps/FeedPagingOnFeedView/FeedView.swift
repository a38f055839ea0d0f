import SwiftUI

// A short clip shown in the feed.
struct Clip: Identifiable {
  let id: Int
  let author: String
  let caption: String
  let tint: Color
}

// A full-screen, vertically paged feed of clips.
struct FeedView: View {
  private let clips: [Clip] = [
    Clip(id: 0, author: "@lena", caption: "Sunrise over the bay", tint: .orange),
    Clip(id: 1, author: "@marco", caption: "Perfect carbonara", tint: .yellow),
    Clip(id: 2, author: "@yuki", caption: "First snow", tint: .cyan),
    Clip(id: 3, author: "@sam", caption: "Kickflip, finally", tint: .purple),
    Clip(id: 4, author: "@ines", caption: "Fado night", tint: .red),
    Clip(id: 5, author: "@ola", caption: "Midnight sun", tint: .mint),
  ]

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          ClipPage(clip: clip)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.feedPaging)
    // The pages fill the whole screen, including the areas behind the bars.
    .ignoresSafeArea()
  }
}

// One page of the feed.
private struct ClipPage: View {
  let clip: Clip

  var body: some View {
    Rectangle()
      .fill(clip.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(clip.author).font(.headline)
          Text(clip.caption).font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 20)
        .padding(.bottom, 64)
      }
  }
}

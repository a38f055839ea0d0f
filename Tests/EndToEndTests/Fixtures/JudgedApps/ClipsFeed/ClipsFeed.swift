import SwiftUI

struct Clip: Identifiable, Hashable {
  let id: Int
  let caption: String
}

struct ClipsFeed: View {
  @State private var clips: [Clip] = (0..<12).map { Clip(id: $0, caption: "Clip \($0 + 1)") }
  @State private var startPage: CGFloat = 0

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          ClipPage(clip: clip)
            .containerRelativeFrame([.horizontal, .vertical])
        }
        CaughtUpPage()
          .containerRelativeFrame([.horizontal, .vertical])
      }
    }
    .scrollTargetBehavior(OneClipBehavior(clipCount: clips.count, startPage: startPage))
    .onScrollPhaseChange { _, phase, context in
      guard phase == .interacting else { return }
      let g = context.geometry
      startPage = (g.contentOffset.y / g.containerSize.height).rounded()
    }
    .ignoresSafeArea()
    .background(.black)
  }
}

struct ClipPage: View {
  let clip: Clip
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: Double(clip.id) / 12, saturation: 0.5, brightness: 0.6)
      Text(clip.caption)
        .font(.title2.bold())
        .foregroundStyle(.white)
        .padding(.leading, 20)
        .padding(.bottom, 60)
    }
  }
}

// Shown after the last clip.
struct CaughtUpPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.circle").font(.system(size: 64))
      Text("You're all caught up").font(.title3)
      Button("Find people to follow") {}
        .buttonStyle(.borderedProminent)
    }
    .foregroundStyle(.white)
  }
}

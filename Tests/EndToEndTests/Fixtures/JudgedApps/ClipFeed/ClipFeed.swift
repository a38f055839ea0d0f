import SwiftUI

struct Clip: Identifiable {
  let id: UUID
  let title: String
  let poster: URL
}

struct ClipWall: View {
  let clips: [Clip]
  @State private var opened: Clip?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
        ForEach(clips) { clip in
          AsyncImage(url: clip.poster)
            .frame(height: 160)
            .onTapGesture { opened = clip }
        }
      }
    }
    .fullScreenCover(item: $opened) { clip in
      ClipFeed(clips: clips, shown: clip.id)
    }
  }
}

struct ClipFeed: View {
  let clips: [Clip]
  @State private var shown: UUID?

  init(clips: [Clip], shown: UUID) {
    self.clips = clips
    _shown = State(initialValue: shown)
  }

  var body: some View {
    GeometryReader { screen in
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(clips) { clip in
            ClipPlayer(clip: clip)
              .frame(width: screen.size.width, height: screen.size.height)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $shown)
    }
    .ignoresSafeArea()
  }
}

struct ClipPlayer: View {
  let clip: Clip

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.black
      Text(clip.title).padding(40)
    }
  }
}

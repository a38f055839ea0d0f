import SwiftUI

struct ReelsView: View {
  @StateObject private var store = ReelsStore()

  private var playing: Binding<Reel.ID?> {
    Binding(get: { store.state.playing }, set: { store.send(.scrolled(to: $0)) })
  }

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(store.state.reels) { reel in
          ReelPage(
            reel: reel,
            isPlaying: reel.id == store.state.playing,
            isMuted: store.state.isMuted,
            send: store.send
          )
          .containerRelativeFrame([.horizontal, .vertical])
          .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: playing)
    .scrollIndicators(.never)
    .background(.black)
    .immersive()
    .onAppear { store.send(.appeared) }
  }
}

private struct ReelPage: View {
  let reel: Reel
  let isPlaying: Bool
  let isMuted: Bool
  let send: (ReelsAction) -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle()
        .fill(Color(hue: reel.hue, saturation: 0.5, brightness: 0.5).gradient)
      if !isPlaying {
        Image(systemName: "play.fill")
          .font(.largeTitle)
          .frame(maxHeight: .infinity)
      }
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 6) {
          Text(reel.author).bold()
          Text(reel.caption).font(.subheadline)
        }
        Spacer()
        VStack(spacing: 18) {
          Button {
            send(.likeTapped(reel.id))
          } label: {
            Label("\(reel.likes)", systemImage: reel.isLiked ? "heart.fill" : "heart")
              .labelStyle(.titleAndIcon)
          }
          Button {
            send(.muteTapped)
          } label: {
            Image(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
          }
        }
      }
      .padding()
      .tint(.white)
    }
  }
}

#Preview { NavigationStack { ReelsView() } }

import SwiftUI

final class MixTapeViewModel: ObservableObject {
  @Published var offset: CGFloat = 0
  @Published var playing: Track?
  let title: String
  let tracks: [Track]

  static let open: CGFloat = 300
  static let closed: CGFloat = 80
  var distance: CGFloat { Self.open - Self.closed }

  init(title: String, tracks: [Track]) {
    self.title = title
    self.tracks = tracks
  }

  /// 0 is open, 1 is closed.
  var progress: CGFloat { min(max(offset / distance, 0), 1) }
  var headerHeight: CGFloat { Self.open - distance * progress }
}

struct Track: Identifiable {
  let id: Int
  let name: String
  let length: Duration
}

struct MixTapeView: View {
  @StateObject var model: MixTapeViewModel

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: "chevron.left")
        Spacer()
        Image(systemName: "ellipsis")
      }
      .padding(.horizontal, 16)
      .frame(height: 44)

      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: MixTapeViewModel.open)
          ForEach(model.tracks) { track in
            row(track)
          }
        }
      }
      .scrollTargetBehavior(.collapse(over: model.distance))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        model.offset = new
      }
      .overlay(alignment: .top) { header }

      MiniPlayer(track: model.playing ?? model.tracks.first)
    }
  }

  private var header: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
      VStack {
        Image(systemName: "music.note.list").font(.system(size: 90))
        Text(model.title).font(.largeTitle.bold())
      }
      .opacity(1 - model.progress)
      Text(model.title).font(.headline).opacity(model.progress)
    }
    .foregroundStyle(.white)
    .frame(height: model.headerHeight)
    .clipped()
    .allowsHitTesting(false)
  }

  private func row(_ track: Track) -> some View {
    HStack {
      Text(track.name)
      Spacer()
      Text(track.length.formatted(.time(pattern: .minuteSecond)))
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 60)
    .contentShape(.rect)
    .onTapGesture { model.playing = track }
  }
}

struct MiniPlayer: View {
  let track: Track?

  var body: some View {
    HStack {
      Text(track?.name ?? "Nothing playing")
      Spacer()
      Image(systemName: "play.fill")
    }
    .padding(.horizontal, 20)
    .frame(height: 64)
    .background(.bar)
  }
}

#Preview {
  let names = ["Gutter", "Tin Roof", "Petrichor", "Drizzle", "Umbrella", "Puddle", "Thunder", "After"]
  MixTapeView(
    model: .init(
      title: "Rain Tape",
      tracks: names.enumerated().map {
        Track(id: $0.offset, name: $0.element, length: .seconds(160 + $0.offset * 13))
      }))
}

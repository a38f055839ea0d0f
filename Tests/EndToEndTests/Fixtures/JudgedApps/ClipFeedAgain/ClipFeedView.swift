import SwiftUI

struct Clip: Identifiable {
  let id = UUID()
  let author: String
  let caption: String
  let hue: Double
  var track: Track

  static let demo: [Clip] = zip(
    ["mara", "oskar.j", "tiny.kitchen", "northface_dad", "leo", "ines", "polly"],
    [
      "sunrise set", "first 5k!!", "ramen in 40 s", "never again", "warmup", "lisbon rooftops",
      "dog vs. sprinkler",
    ]
  ).enumerated().map { n, pair in
    Clip(
      author: pair.0, caption: pair.1, hue: Double(n) / 7,
      track: Track(title: "Original sound", artist: pair.0))
  }
}

struct ClipFeedView: View {
  @Environment(Player.self) private var player
  let clips: [Clip]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          ClipPage(clip: clip) { player.current = clip.track }
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .miniPlayer()
    .ignoresSafeArea()
    .background(.black)
    .overlay(alignment: .top) { FeedTabs() }
  }
}

struct ClipPage: View {
  let clip: Clip
  var useSound: () -> Void

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: clip.hue, saturation: 0.5, brightness: 0.6)
      VStack(alignment: .leading, spacing: 8) {
        Text("@\(clip.author)").font(.headline)
        Text(clip.caption)
        Button("Use sound", systemImage: "music.note", action: useSound)
          .buttonStyle(.bordered)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 72)
      .padding(.bottom, 48)
    }
  }
}

struct FeedTabs: View {
  @State private var tab = 0

  var body: some View {
    Picker("Feed", selection: $tab) {
      Text("For you").tag(0)
      Text("Following").tag(1)
    }
    .pickerStyle(.segmented)
    .frame(width: 220)
    .padding(.top, 8)
  }
}

#Preview {
  ClipFeedView(clips: Clip.demo)
    .environment(Player())
}

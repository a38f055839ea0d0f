import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
  let seconds: Int

  var duration: String {
    String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

@Observable
final class ArtistModel {
  let name = "Nils Aurora"
  let listeners = 418_220
  let tracks: [Track] = (1...18).map {
    Track(id: $0, title: "Northern Line, Pt. \($0)", seconds: 140 + $0 * 11)
  }
  var nowPlaying: Track?
  var isFollowing = false
}

enum ArtistLayout {
  static let headerHeight: CGFloat = 220
  static let sectionTitleHeight: CGFloat = 44
  static let rowHeight: CGFloat = 64
  static let playerHeight: CGFloat = 56
}

struct ArtistView: View {
  @State private var model = ArtistModel()
  @State private var isCollapsed = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          header
            .frame(height: ArtistLayout.headerHeight)

          Text("Popular")
            .font(.headline)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: ArtistLayout.sectionTitleHeight)
            .padding(.horizontal, 16)

          LazyVStack(spacing: 0) {
            ForEach(model.tracks) { track in
              TrackRow(track: track, isPlaying: track == model.nowPlaying)
                .frame(height: ArtistLayout.rowHeight)
                .contentShape(.rect)
                .onTapGesture { model.nowPlaying = track }
            }
          }
        }
      }
      .scrollTargetBehavior(HeaderCollapseBehavior(headerHeight: ArtistLayout.headerHeight))
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top > ArtistLayout.headerHeight - 40
      } action: { _, collapsed in
        withAnimation(.easeInOut(duration: 0.2)) { isCollapsed = collapsed }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        miniPlayer
          .frame(height: ArtistLayout.playerHeight)
          .background(.bar)
      }
      .navigationTitle(isCollapsed ? model.name : "")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    LinearGradient(colors: [.indigo, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text(model.name).font(.largeTitle.bold())
          Text("\(model.listeners.formatted()) monthly listeners")
            .font(.footnote)
          Button(model.isFollowing ? "Following" : "Follow") {
            model.isFollowing.toggle()
          }
          .buttonStyle(.bordered)
        }
        .foregroundStyle(.white)
        .padding(16)
      }
  }

  private var miniPlayer: some View {
    HStack {
      Image(systemName: model.nowPlaying == nil ? "music.note" : "speaker.wave.2.fill")
      Text(model.nowPlaying?.title ?? "Nothing playing")
        .font(.subheadline)
        .lineLimit(1)
      Spacer()
      Button("Stop", systemImage: "stop.fill") { model.nowPlaying = nil }
        .labelStyle(.iconOnly)
        .disabled(model.nowPlaying == nil)
    }
    .padding(.horizontal, 16)
  }
}

private struct TrackRow: View {
  let track: Track
  let isPlaying: Bool

  var body: some View {
    HStack(spacing: 14) {
      Text("\(track.id)")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 28)
      Text(track.title)
        .foregroundStyle(isPlaying ? Color.accentColor : .primary)
      Spacer()
      Text(track.duration)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  ArtistView()
}

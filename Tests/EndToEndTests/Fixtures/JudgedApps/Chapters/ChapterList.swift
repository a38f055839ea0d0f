import SwiftUI

struct Chapter: Identifiable, Hashable {
  var id: TimeInterval { start }
  let start: TimeInterval
  let title: String
}

struct EpisodePlayer: View {
  let title: String
  let chapters: [Chapter]
  @State private var current: Chapter?
  @State private var isPlaying = false
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    VStack(spacing: 0) {
      artwork
        .frame(height: vertical == .compact ? 72 : 240)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(chapters) { chapter in
            ChapterRow(chapter: chapter, isCurrent: chapter == current)
              .frame(height: Self.row)
              .onTapGesture { current = chapter }
          }
        }
      }
      .scrollTargetBehavior(RowSnap(step: Self.row))
      .padding(.horizontal, 20)
      .overlay {
        if chapters.isEmpty {
          ContentUnavailableView("No chapters", systemImage: "list.bullet")
        }
      }
      transport
    }
  }

  static let row: CGFloat = 96

  private var artwork: some View {
    HStack {
      Image(systemName: "waveform.circle.fill")
        .resizable()
        .scaledToFit()
        .padding(8)
      Text(title).font(.title3.bold())
      Spacer()
    }
    .padding(.horizontal, 20)
  }

  private var transport: some View {
    HStack(spacing: 48) {
      Image(systemName: "gobackward.15")
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      Image(systemName: "goforward.30")
    }
    .font(.title2)
    .frame(maxWidth: .infinity)
    .frame(height: 64)
    .background(.bar)
  }
}

private struct ChapterRow: View {
  let chapter: Chapter
  let isCurrent: Bool

  var body: some View {
    HStack(spacing: 16) {
      Text(Duration.seconds(chapter.start).formatted(.time(pattern: .minuteSecond)))
        .font(.callout.monospacedDigit())
        .foregroundStyle(.secondary)
      Text(chapter.title).lineLimit(2)
      Spacer()
      if isCurrent { Image(systemName: "speaker.wave.2.fill") }
    }
    .frame(maxHeight: .infinity)
    .contentShape(.rect)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  EpisodePlayer(
    title: "Night Bus, 41",
    chapters: [
      .init(start: 0, title: "Cold open"),
      .init(start: 95, title: "The depot at four in the morning"),
      .init(start: 640, title: "Route 12"),
      .init(start: 1310, title: "Lost property"),
      .init(start: 1875, title: "Letters"),
      .init(start: 2290, title: "Credits"),
    ])
}

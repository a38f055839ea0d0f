import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
}

struct ChapterLayout {
  static let spacing: CGFloat = 10
  static let edge: CGFloat = 16

  let widths: [CGFloat]

  init(_ chapters: [Chapter]) {
    widths = chapters.map { min(280, max(110, CGFloat($0.minutes) * 14)) }
  }

  // Offsets at which a chapter stands at the strip's edge padding.
  var stops: [CGFloat] {
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width + Self.spacing }
      return x
    }
  }
}

struct ChapterSnap: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else {
      target.rect.origin.x = 0
      return
    }
    let x = target.rect.origin.x
    let reachable = stops.filter { $0 < end } + [end]
    target.rect.origin.x = reachable.min { abs($0 - x) < abs($1 - x) } ?? x
  }
}

struct ChapterStrip: View {
  let chapters: [Chapter]
  @Binding var playing: Chapter.ID

  var body: some View {
    let layout = ChapterLayout(chapters)

    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: ChapterLayout.spacing) {
        ForEach(Array(zip(chapters, layout.widths)), id: \.0.id) { chapter, width in
          VStack(alignment: .leading, spacing: 4) {
            Text(chapter.title)
              .font(.subheadline.weight(.semibold))
              .lineLimit(2)
            Spacer(minLength: 0)
            Text("\(chapter.minutes) min").font(.caption2)
          }
          .padding(10)
          .frame(width: width, height: 88, alignment: .leading)
          .background(chapter.id == playing ? Color.purple.opacity(0.35) : Color.purple.opacity(0.12))
          .clipShape(.rect(cornerRadius: 12))
          .onTapGesture { playing = chapter.id }
        }
      }
      .padding(.horizontal, ChapterLayout.edge)
    }
    .scrollTargetBehavior(ChapterSnap(stops: layout.stops))
  }
}

struct EpisodePlayer: View {
  let chapters: [Chapter]
  @State private var playing = 1

  var body: some View {
    VStack(spacing: 20) {
      Label("Slow Radio, episode 41", systemImage: "waveform")
        .font(.headline)
      VStack(spacing: 14) {
        ChapterStrip(chapters: chapters, playing: $playing)
        Image(systemName: "play.circle.fill").font(.system(size: 48))
      }
      .padding(.vertical, 16)
      .background(.quaternary.opacity(0.4))
      .clipShape(.rect(cornerRadius: 24))
      .padding(.horizontal, 16)
    }
  }
}

#Preview {
  EpisodePlayer(chapters: [
    Chapter(id: 1, title: "Intro", minutes: 4), Chapter(id: 2, title: "The ferry", minutes: 12),
    Chapter(id: 3, title: "Interview: the lighthouse keeper", minutes: 20),
    Chapter(id: 4, title: "Storm", minutes: 9),
    Chapter(id: 5, title: "Letters", minutes: 6), Chapter(id: 6, title: "Field recording", minutes: 15),
    Chapter(id: 7, title: "News", minutes: 3), Chapter(id: 8, title: "Goodbye", minutes: 11),
  ])
}

import SwiftUI

struct NearestOriginBehavior: ScrollTargetBehavior {
  let origins: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let wanted = target.rect.minY
    var best = bottom
    for origin in origins where origin <= bottom && abs(origin - wanted) < abs(best - wanted) {
      best = origin
    }
    target.rect.origin.y = best
  }
}

struct ChapterListView: View {
  let chapters: [Chapter]
  @State private var playing: Chapter?

  var body: some View {
    VStack(spacing: 0) {
      Text("Deep Water, Ep. 12")
        .font(.headline)
        .padding(12)
      ScrollView {
        VStack(spacing: ChapterListLayout.gap) {
          cover
          ForEach(chapters) { chapter in
            row(chapter)
              .frame(height: ChapterListLayout.height(of: chapter))
          }
        }
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(NearestOriginBehavior(origins: ChapterListLayout.origins(of: chapters)))
      miniPlayer
    }
  }

  private var cover: some View {
    LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom)
      .overlay(Image(systemName: "waveform").font(.largeTitle).foregroundStyle(.white))
      .frame(height: ChapterListLayout.artwork)
  }

  private func row(_ chapter: Chapter) -> some View {
    Button {
      playing = chapter
    } label: {
      HStack {
        Text(chapter.start, format: .time(pattern: .minuteSecond))
          .font(.caption.monospacedDigit())
          .frame(width: 56, alignment: .leading)
        VStack(alignment: .leading) {
          Text(chapter.title)
          if chapter.isSponsored {
            Text("Supports the show").font(.caption).foregroundStyle(.secondary)
          }
        }
        .lineLimit(1)
        Spacer()
        if playing == chapter {
          Image(systemName: "speaker.wave.2.fill")
        }
      }
      .padding(.horizontal, 16)
      .frame(maxHeight: .infinity)
      .background(chapter.isSponsored ? Color.orange.opacity(0.15) : .clear)
    }
    .buttonStyle(.plain)
  }

  private var miniPlayer: some View {
    HStack {
      Text(playing?.title ?? "Not playing").lineLimit(1)
      Spacer()
      Image(systemName: playing == nil ? "play.fill" : "pause.fill")
    }
    .padding()
    .background(.thinMaterial)
  }
}

#Preview {
  ChapterListView(chapters: Chapter.episode)
}

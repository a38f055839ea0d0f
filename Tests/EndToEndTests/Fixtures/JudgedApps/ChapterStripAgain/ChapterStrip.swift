import SwiftUI

struct ChapterStrip: View {
  @State private var model = ChapterStripModel()

  var body: some View {
    VStack(alignment: .leading, spacing: Grid.units(1.5)) {
      Text("Chapters").font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: Grid.units(1.25)) {
          ForEach(model.chapters) { chapter in
            Button {
              model.playing = chapter.id
            } label: {
              label(for: chapter)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, ChapterMetrics.inset)
      }
      .scrollTargetBehavior(StopsBehavior(stops: model.stops))
      .scrollIndicators(.hidden)
      .background(.quaternary, in: .rect(cornerRadius: 16))
    }
    .padding(.horizontal, Grid.units(2))
  }

  private func label(for chapter: Chapter) -> some View {
    VStack(alignment: .leading) {
      Text(chapter.title).lineLimit(1)
      Text(Duration.seconds(chapter.seconds), format: .time(pattern: .minuteSecond))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(10)
    .frame(width: chapter.width, height: 64, alignment: .leading)
    .background(
      chapter.id == model.playing ? Color.accentColor.opacity(0.3) : .clear,
      in: .rect(cornerRadius: 12)
    )
    .padding(.vertical, 8)
  }
}

#Preview { ChapterStrip() }

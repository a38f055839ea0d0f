import SwiftUI
import Observation

struct Chapter: Identifiable {
  let id = UUID()
  let title: String
  let seconds: Double
  let tint: Color
}

@Observable
final class EpisodeModel {
  var chapters: [Chapter]
  var selected: Chapter.ID?

  init(chapters: [Chapter]) { self.chapters = chapters }
}

// Chapters drawn to scale. A long interview may be wider than the screen,
// so the strip scrolls freely and only catches on chapter beginnings.
struct EpisodeTimeline: View {
  let model: EpisodeModel

  private let pointsPerSecond: CGFloat = 0.6
  private let spacing: CGFloat = 2
  private let inset: CGFloat = 20

  private var widths: [CGFloat] {
    model.chapters.map { max(64, CGFloat($0.seconds) * pointsPerSecond) }
  }

  private var starts: [CGFloat] {
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width + spacing }
      return x
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Chapters")
        .font(.headline)
        .padding(.horizontal, inset)

      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(Array(zip(model.chapters, widths)), id: \.0.id) { chapter, width in
            ChapterBlock(chapter: chapter, isSelected: chapter.id == model.selected)
              .frame(width: width, height: 72)
              .onTapGesture { model.selected = chapter.id }
          }
        }
        .padding(.horizontal, inset)
      }
      .scrollTargetBehavior(.magnetic(starts))
      .scrollIndicators(.never)
    }
  }
}

private struct ChapterBlock: View {
  let chapter: Chapter
  let isSelected: Bool

  var body: some View {
    chapter.tint
      .opacity(isSelected ? 1 : 0.6)
      .overlay(alignment: .topLeading) {
        Text(chapter.title)
          .font(.caption.bold())
          .lineLimit(2)
          .foregroundStyle(.white)
          .padding(8)
      }
      .clipShape(.rect(cornerRadius: 8))
  }
}

#Preview {
  EpisodeTimeline(
    model: EpisodeModel(chapters: [
      Chapter(title: "Cold open", seconds: 70, tint: .pink),
      Chapter(title: "News", seconds: 340, tint: .blue),
      Chapter(title: "Sponsor", seconds: 60, tint: .gray),
      Chapter(title: "Interview", seconds: 1500, tint: .purple),
      Chapter(title: "Letters", seconds: 420, tint: .teal),
      Chapter(title: "Goodbye", seconds: 45, tint: .orange),
    ]))
}

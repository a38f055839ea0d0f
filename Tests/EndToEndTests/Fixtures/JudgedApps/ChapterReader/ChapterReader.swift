import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  let title: String
  let paragraphs: [String]
}

struct ChapterReader: View {
  let chapters: [Chapter]

  @State private var tops: [Chapter.ID: CGFloat] = [:]
  @ScaledMetric(relativeTo: .body) private var lineGap: CGFloat = 6

  private var currentTitle: String {
    chapters.last { tops[$0.id, default: .infinity] <= 80 }?.title
      ?? chapters.first?.title
      ?? ""
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 40) {
        ForEach(chapters) { chapter in
          ChapterText(chapter: chapter, lineGap: lineGap)
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .named("reader")).minY
            } action: { top in
              tops[chapter.id] = top
            }
        }
      }
    }
    .coordinateSpace(.named("reader"))
    .scrollTargetBehavior(ChapterMagnet(starts: tops.values.sorted()))
    .padding(.horizontal, 24)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text(currentTitle)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background(.bar)
    }
  }
}

private struct ChapterText: View {
  let chapter: Chapter
  let lineGap: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Chapter \(chapter.id)")
        .font(.caption.smallCaps())
        .foregroundStyle(.secondary)
      Text(chapter.title)
        .font(.system(.title, design: .serif))
      ForEach(chapter.paragraphs.indices, id: \.self) { index in
        Text(chapter.paragraphs[index])
          .font(.system(.body, design: .serif))
          .lineSpacing(lineGap)
      }
    }
    .frame(maxWidth: 620, alignment: .leading)
  }
}

extension Chapter {
  static let sample: [Chapter] = {
    let titles = ["The Ferry", "A Letter", "Low Water", "The Lamp Room", "Fog", "Homeward"]
    let text =
      "The boat left an hour late and nobody on the quay seemed to mind. Gulls walked up and down between the crates, and the harbour master, who had lost his cap, looked for it where he had looked before. "
    return titles.enumerated().map { index, title in
      Chapter(
        id: index + 1,
        title: title,
        paragraphs: (0..<(5 + index % 3)).map { String(repeating: text, count: 1 + $0 % 2) })
    }
  }()
}

#Preview {
  ChapterReader(chapters: Chapter.sample)
}

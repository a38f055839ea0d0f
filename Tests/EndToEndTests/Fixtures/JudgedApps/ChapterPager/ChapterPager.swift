import SwiftUI

struct ChapterPager: View {
  let episode: String
  @State private var player = ChapterPlayer()

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(player.chapters) { chapter in
            ChapterPage(chapter: chapter)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.never)
      .frame(height: 320)
      .scrollTargetBehavior(ChapterPaging(player: player))
      .trackPage($player.currentPage)

      PageDots(count: player.chapters.count, current: player.currentPage)
    }
    .task(id: episode) { await player.load(episode: episode) }
  }
}

private struct ChapterPage: View {
  let chapter: Chapter
  var body: some View {
    VStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 24).fill(.indigo.gradient)
      Text(chapter.title).font(.title2.bold())
      Text(chapter.timestamp).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 32)
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int
  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { i in
        Circle().frame(width: 6, height: 6).opacity(i == current ? 1 : 0.3)
      }
    }
  }
}

extension View {
  func trackPage(_ page: Binding<Int>) -> some View {
    onScrollGeometryChange(for: Int.self) { geo in
      guard geo.containerSize.width > 0 else { return 0 }
      return Int((geo.contentOffset.x / geo.containerSize.width).rounded())
    } action: { _, newPage in
      page.wrappedValue = newPage
    }
  }
}

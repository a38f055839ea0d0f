import SwiftUI

// 만화 한 화(에피소드)
struct ComicEpisode: Identifiable {
  let id = UUID()
  let title: String
  let pageCount: Int

  var imageNames: [String] {
    (1...pageCount).map { String(format: "page_%02d", $0) }
  }

  static let sample = ComicEpisode(title: "달빛 배달부 3화", pageCount: 24)
}

struct ComicReaderView: View {
  let episode: ComicEpisode
  @State private var showsTitle = true

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(episode.imageNames, id: \.self) { name in
          ComicPage(imageName: name)
          PageGutter()
        }
      }
    }
    .scrollTargetBehavior(.paging)  // 한 번에 한 페이지씩
    .background(.black)
    .overlay(alignment: .top) {
      if showsTitle {
        Text(episode.title).padding(8).background(.ultraThinMaterial, in: Capsule())
      }
    }
    .onTapGesture {
      withAnimation { showsTitle.toggle() }
    }
  }
}

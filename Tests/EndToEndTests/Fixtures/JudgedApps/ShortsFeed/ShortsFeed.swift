import SwiftUI

struct ShortClip: Identifiable, Equatable {
  let id: Int
  let author: String
  let caption: String
  let hue: Double
}

@MainActor
final class ShortsViewModel: ObservableObject {
  @Published var clips: [ShortClip] = []
  @Published var likedIDs: Set<Int> = []

  // load first batch, then append when the user gets near the end
  func loadMore() async {
    let start = clips.count
    let batch = (start..<start + 10).map {
      ShortClip(id: $0, author: "@creator\($0 % 7)", caption: "Clip number \($0)", hue: Double($0 % 12) / 12)
    }
    clips.append(contentsOf: batch)
  }

  func toggleLike(_ clip: ShortClip) {
    if likedIDs.remove(clip.id) == nil { likedIDs.insert(clip.id) }
  }
}

struct ShortsFeed: View {
  @StateObject private var viewModel = ShortsViewModel()
  @State private var activeID: Int?

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(viewModel.clips) { clip in
          ShortCell(
            clip: clip,
            isActive: clip.id == activeID,
            isLiked: viewModel.likedIDs.contains(clip.id)
          ) {
            viewModel.toggleLike(clip)
          }
          .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $activeID)
    .scrollIndicators(.hidden)
    .background(.black)
    .task { await viewModel.loadMore() }
    .onChange(of: activeID) { _, id in
      guard let id, id >= viewModel.clips.count - 3 else { return }
      Task { await viewModel.loadMore() }
    }
  }
}

import SwiftUI

struct Episode: Identifiable, Hashable, Decodable {
  let id: Int
  let title: String
  let minutes: Int
}

@MainActor
final class ShowViewModel: ObservableObject {
  @Published private(set) var episodes: [Episode] = []
  @Published private(set) var isLoading = false

  func load() async {
    guard episodes.isEmpty else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(300))
    episodes = (1...10).map { Episode(id: $0, title: "Chapter \($0)", minutes: 38 + $0) }
  }
}

struct ShowDetailView: View {
  @StateObject private var viewModel = ShowViewModel()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
          .frame(height: 320)
          .overlay(alignment: .bottomLeading) {
            Text("Northern Line").font(.largeTitle.bold()).foregroundStyle(.white).padding(20)
          }
        Text("Episodes").font(.title3.bold()).padding(.horizontal, 20)
        if viewModel.isLoading {
          ProgressView().frame(maxWidth: .infinity)
        } else {
          SnappingRail(viewModel.episodes, cardWidth: 260, spacing: 16) { episode in
            EpisodeCard(episode: episode)
          }
        }
      }
    }
    .ignoresSafeArea(edges: .top)
    .task { await viewModel.load() }
  }
}

private struct EpisodeCard: View {
  let episode: Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .aspectRatio(16 / 9, contentMode: .fit)
        .overlay { Image(systemName: "play.fill").font(.title) }
      Text(episode.title).font(.headline)
      Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview {
  ShowDetailView()
}

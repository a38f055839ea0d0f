import SwiftUI

struct Article: Identifiable, Decodable, Hashable {
  let id: Int
  let headline: String
  let source: String
  let summary: String
  let image: URL?
}

@MainActor
final class NewsFeedModel: ObservableObject {
  enum State { case idle, loading, loaded([Article]), failed }
  @Published private(set) var state: State = .idle

  let endpoint: URL
  init(endpoint: URL) { self.endpoint = endpoint }

  func refresh() async {
    state = .loading
    do {
      let (data, _) = try await URLSession.shared.data(from: endpoint)
      state = .loaded(try JSONDecoder().decode([Article].self, from: data))
    } catch {
      state = .failed
    }
  }
}

struct NewsFeed: View {
  @StateObject var model: NewsFeedModel

  var body: some View {
    NavigationStack {
      Group {
        switch model.state {
        case .idle, .loading:
          ProgressView()
        case .failed:
          ContentUnavailableView("No connection", systemImage: "wifi.slash")
        case .loaded(let articles):
          ArticleCards(articles: articles)
        }
      }
      .navigationTitle("Briefing")
      .navigationBarTitleDisplayMode(.inline)
    }
    .task { await model.refresh() }
  }
}

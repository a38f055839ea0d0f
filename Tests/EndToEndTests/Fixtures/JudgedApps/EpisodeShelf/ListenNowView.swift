import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let length: Duration
  let artwork: Color
}

@Observable
final class PlayerQueue {
  private(set) var ids: Set<Int> = []

  func contains(_ episode: Episode) -> Bool {
    ids.contains(episode.id)
  }

  func toggle(_ episode: Episode) {
    if ids.remove(episode.id) == nil {
      ids.insert(episode.id)
    }
  }
}

struct ListenNowView: View {
  @State private var queue = PlayerQueue()

  private let fresh: [Episode] = (1...20).map { number in
    Episode(
      id: number,
      title: "The Long Wave, part \(number)",
      length: .seconds(1_500 + number * 95),
      artwork: [Color.indigo, .teal, .orange, .pink][number % 4]
    )
  }

  private let picks: [Episode] = (101...116).map { number in
    Episode(
      id: number,
      title: "Kitchen Chemistry #\(number)",
      length: .seconds(2_400 + (number % 7) * 180),
      artwork: [Color.green, .brown, .cyan][number % 3]
    )
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          EpisodeShelf(title: "New episodes", episodes: fresh)
          EpisodeShelf(title: "Editors' picks", episodes: picks)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Listen Now")
      .toolbar {
        Text("\(queue.ids.count) queued")
          .font(.footnote)
      }
    }
    .environment(queue)
  }
}

#Preview {
  ListenNowView()
}

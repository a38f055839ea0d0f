import SwiftUI

struct Show: Identifiable {
  let id: Int
  let name: String
  let genre: Genre

  enum Genre: String, CaseIterable {
    case drama = "Drama", documentary = "Documentary", kids = "For children"
  }
}

struct MediathekView: View {
  let shows: [Show]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 14) {
        ForEach(Show.Genre.allCases, id: \.self) { genre in
          Rail(heading: genre.rawValue, entries: shows.filter { $0.genre == genre }) { show in
            ShowPoster(show: show)
          }
        }
      }
      .padding(.vertical)
    }
    .background(.black)
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
  }
}

private struct ShowPoster: View {
  let show: Show

  var body: some View {
    NavigationLink {
      Text(show.name).font(.largeTitle)
    } label: {
      RoundedRectangle(cornerRadius: 10)
        .fill(.gray.gradient)
        .overlay { Text(show.name).font(.subheadline.bold()).padding(8) }
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  NavigationStack {
    MediathekView(
      shows: (0..<36).map {
        Show(id: $0, name: "Show \($0 + 1)", genre: Show.Genre.allCases[$0 % 3])
      })
  }
}

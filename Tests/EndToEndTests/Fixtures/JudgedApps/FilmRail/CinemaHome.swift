import SwiftUI

struct Film: Identifiable {
  let id: Int
  let title: String
  let year: Int
}

struct CinemaHome: View {
  private let films = (0..<12).map { Film(id: $0, title: "Feature No. \($0 + 1)", year: 1990 + $0 * 2) }

  var body: some View {
    TabView {
      Tab("Home", systemImage: "film") {
        ScrollView {
          VStack(spacing: 32) {
            Rail(title: "Now showing", items: films) { FilmTile(film: $0) }
            Rail(title: "From the archive", items: films.reversed()) { FilmTile(film: $0) }
          }
          .padding(.vertical, 20)
        }
      }
      Tab("Tickets", systemImage: "ticket") {
        ContentUnavailableView("No tickets yet", systemImage: "ticket")
      }
    }
  }
}

private struct FilmTile: View {
  let film: Film

  var body: some View {
    VStack(alignment: .leading) {
      Rectangle()
        .fill(Color(hue: Double(film.id) / 12, saturation: 0.4, brightness: 0.7))
        .frame(height: 150)
        .clipShape(.rect(cornerRadius: 10))
      Text(film.title).font(.subheadline).lineLimit(1)
      Text(verbatim: "\(film.year)").font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview {
  CinemaHome()
}

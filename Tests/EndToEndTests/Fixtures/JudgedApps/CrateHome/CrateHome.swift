import SwiftUI

struct Album: Identifiable {
  let id: Int
  var title: String
  var artist: String
  var tint: Color
}

struct CrateHome: View {
  var featured: [Album]
  var recent: [Album]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        if !featured.isEmpty {
          Text("Featured").font(.title.bold())
          FeaturedPager(albums: featured)
        }
        Text("Recent").font(.title.bold())
        if recent.isEmpty {
          Text("Play something and it shows up here.").foregroundStyle(.secondary)
        }
        ForEach(recent) { album in
          HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 6).fill(album.tint).frame(width: 48, height: 48)
            VStack(alignment: .leading) {
              Text(album.title)
              Text(album.artist).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      .padding(.horizontal, 20)
    }
  }
}

#Preview {
  let albums = [
    Album(id: 1, title: "Low Tide", artist: "Marrow", tint: .teal),
    Album(id: 2, title: "Kites", artist: "Ono Park", tint: .pink),
    Album(id: 3, title: "Brass Age", artist: "The Ferrymen", tint: .brown),
    Album(id: 4, title: "Soft Launch", artist: "Ines Q", tint: .indigo),
  ]
  CrateHome(featured: albums, recent: Array(albums.prefix(2)))
}

import SwiftUI

struct Album: Identifiable, Hashable {
  var id: String { title }
  let title: String
  let artist: String
  let hue: Double

  static let newReleases = [
    Album(title: "Low Tide", artist: "Mira Sund", hue: 0.55),
    Album(title: "Paper Lanterns", artist: "The Ostlers", hue: 0.08),
    Album(title: "Nine Rooms", artist: "K. Abara", hue: 0.72),
    Album(title: "Overgrown", artist: "Fen & Field", hue: 0.33),
    Album(title: "Tall Signals", artist: "Antenna Club", hue: 0.95),
    Album(title: "Soft Machines", artist: "Lio", hue: 0.48),
    Album(title: "Last Tram", artist: "Nachtbus", hue: 0.64),
  ]
}

enum Shelf {
  static let margin: CGFloat = 32
  static let spacing: CGFloat = 16
}

struct AlbumShelf: View {
  let albums: [Album]
  @Environment(\.verticalSizeClass) private var vertical
  @State private var leading: Album.ID?

  private var columns: Int { vertical == .compact ? 2 : 1 }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Shelf.spacing) {
        ForEach(albums) { album in
          AlbumCard(album: album)
            .containerRelativeFrame(.horizontal, count: columns, spacing: Shelf.spacing)
            .scrollTransition(.interactive) { card, phase in
              card
                .scaleEffect(phase.isIdentity ? 1 : 0.92)
                .opacity(phase.isIdentity ? 1 : 0.7)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, Shelf.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $leading, anchor: .leading)
    .scrollIndicators(.hidden)
    .frame(height: columns == 1 ? 360 : 200)
  }
}

struct AlbumCard: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(Color(hue: album.hue, saturation: 0.5, brightness: 0.8).gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(album.title).font(.title2.bold())
          Text(album.artist).font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
  }
}

struct ListenNow: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("New releases")
          .font(.title3.weight(.semibold))
          .padding(.horizontal, Shelf.margin)
        AlbumShelf(albums: Album.newReleases)
        Spacer(minLength: 0)
      }
      .navigationTitle("Listen now")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview { ListenNow() }

import SwiftUI

struct Album: Identifiable {
  let id = UUID()
  let title: String
  let artist: String
  let hue: Double
}

enum Shelf: String, CaseIterable, Identifiable {
  case recent = "Recently played"
  case suggested = "Made for you"

  var id: Self { self }

  var albums: [Album] {
    switch self {
    case .recent: Shelf.recentAlbums
    case .suggested: Shelf.suggestedAlbums
    }
  }

  private static let recentAlbums: [Album] = [
    Album(title: "Low Tide", artist: "Mara Quist", hue: 0.55),
    Album(title: "Paper Lanterns", artist: "Oslo Drive", hue: 0.08),
    Album(title: "Night Bus", artist: "Hollis", hue: 0.72),
    Album(title: "Greenhouse", artist: "The Ferns", hue: 0.33),
    Album(title: "Static Bloom", artist: "Ayla Ro", hue: 0.92),
    Album(title: "Harbour Lights", artist: "Mara Quist", hue: 0.60),
    Album(title: "Slow Motion", artist: "Kite Club", hue: 0.15),
    Album(title: "Fever Atlas", artist: "Nuno Vale", hue: 0.02),
    Album(title: "Snowblind", artist: "Oslo Drive", hue: 0.50),
  ]

  private static let suggestedAlbums: [Album] = [
    Album(title: "Morning Mix", artist: "Updated daily", hue: 0.13),
    Album(title: "Focus", artist: "Updated weekly", hue: 0.44),
    Album(title: "New Releases", artist: "Updated Fridays", hue: 0.83),
    Album(title: "Throwback", artist: "Updated weekly", hue: 0.05),
    Album(title: "Deep Cuts", artist: "Updated weekly", hue: 0.67),
    Album(title: "Late Night", artist: "Updated daily", hue: 0.75),
    Album(title: "Road Trip", artist: "Updated monthly", hue: 0.28),
  ]
}

struct ListenNowView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          ForEach(Shelf.allCases) { shelf in
            ShelfRow(shelf: shelf)
          }
        }
        .padding(.vertical, 12)
      }
      .navigationTitle("Listen Now")
    }
  }
}

private struct ShelfRow: View {
  let shelf: Shelf

  private let margin: CGFloat = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(shelf.rawValue)
        .font(.title2.bold())
        .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 14) {
          ForEach(shelf.albums) { album in
            AlbumTile(album: album)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollIndicators(.hidden)
    }
  }
}

private struct AlbumTile: View {
  let album: Album

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: album.hue, saturation: 0.55, brightness: 0.8).gradient)
        .frame(width: 148, height: 148)
      Text(album.title)
        .font(.subheadline.weight(.medium))
        .lineLimit(1)
      Text(album.artist)
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .frame(width: 148, alignment: .leading)
  }
}

#Preview {
  ListenNowView()
}

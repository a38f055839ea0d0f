import SwiftUI

struct Album: Identifiable {
  let id: String
  let title: String
  let artist: String
  let cover: Color
}

enum Shelf: String, CaseIterable, Identifiable {
  case recentlyPlayed = "Recently Played"
  case heavyRotation = "Heavy Rotation"
  case forTheCommute = "For the Commute"

  var id: Self { self }

  var albums: [Album] {
    let palette: [Color] = [.red, .indigo, .teal, .orange, .mint, .pink]
    return (0..<albumCount).map { index in
      Album(
        id: "\(rawValue)-\(index)",
        title: "Side \(index + 1)",
        artist: ["Nova Harbor", "Pale Lantern", "The Quiet Drive"][index % 3],
        cover: palette[index % palette.count]
      )
    }
  }

  private var albumCount: Int {
    switch self {
    case .recentlyPlayed: 12
    case .heavyRotation: 9
    case .forTheCommute: 14
    }
  }
}

private struct ShelfSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
  var shelfSpacing: CGFloat {
    get { self[ShelfSpacingKey.self] }
    set { self[ShelfSpacingKey.self] = newValue }
  }
}

struct LibraryShelvesView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 28) {
          ForEach(Shelf.allCases) { shelf in
            ShelfRow(shelf: shelf)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Library")
    }
    .environment(\.shelfSpacing, 15)
  }
}

private struct ShelfRow: View {
  let shelf: Shelf

  @Environment(\.shelfSpacing) private var spacing

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(shelf.rawValue)
        .font(.title3.bold())
        .padding(.leading, 20)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: spacing) {
          ForEach(shelf.albums) { album in
            AlbumCell(album: album)
              .containerRelativeFrame(.horizontal, count: 3, spacing: spacing)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 20)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
  }
}

private struct AlbumCell: View {
  let album: Album

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      album.cover
        .aspectRatio(1, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 8))
      Text(album.title)
        .font(.subheadline)
      Text(album.artist)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  LibraryShelvesView()
}

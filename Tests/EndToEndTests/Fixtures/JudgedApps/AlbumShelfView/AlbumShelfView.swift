import SwiftUI

struct Album: Identifiable {
  enum Genre: String, CaseIterable, Identifiable {
    case all = "All", jazz = "Jazz", electronic = "Electronic", folk = "Folk"
    var id: Self { self }
  }

  let id: Int
  let title: String
  let genre: Genre

  static let library: [Album] = (0..<28).map { index in
    let genres: [Genre] = [.jazz, .electronic, .folk]
    return Album(id: index, title: "Volume \(index + 1)", genre: genres[index % 3])
  }
}

enum ArtworkSize: String, CaseIterable, Identifiable {
  case large = "Large", compact = "Compact"

  var id: Self { self }

  var side: CGFloat {
    switch self {
    case .large: 180
    case .compact: 120
    }
  }
}

struct ShelfSnapBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(context.contentSize.width - context.containerSize.width, 0)
    let proposed = target.rect.minX
    let reachable = stops.map { min($0, maxOffset) }
    if let stop = reachable.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.x = stop
    }
  }
}

struct AlbumShelfView: View {
  private let rowCount = 2
  private let spacing: CGFloat = 12

  @State private var genre: Album.Genre = .all
  @State private var artworkSize: ArtworkSize = .large
  @State private var stops: [CGFloat] = []

  private var albums: [Album] {
    genre == .all ? Album.library : Album.library.filter { $0.genre == genre }
  }

  private var columnStops: [CGFloat] {
    let columns = (albums.count + rowCount - 1) / rowCount
    return (0..<columns).map { CGFloat($0) * (artworkSize.side + spacing) }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Picker("Genre", selection: $genre) {
          ForEach(Album.Genre.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal, 20)

        shelf
        Spacer(minLength: 0)
      }
      .navigationTitle("Albums")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Picker("Artwork", selection: $artworkSize.animation()) {
          ForEach(ArtworkSize.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      .onAppear { stops = columnStops }
      .onChange(of: genre) { stops = columnStops }
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: gridRows, spacing: spacing) {
        ForEach(albums) { album in
          AlbumTile(album: album)
            .frame(width: artworkSize.side, height: artworkSize.side)
        }
      }
      .padding(.horizontal, 20)
    }
    .frame(height: artworkSize.side * CGFloat(rowCount) + spacing * CGFloat(rowCount - 1))
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(ShelfSnapBehavior(stops: stops))
  }

  private var gridRows: [GridItem] {
    Array(repeating: GridItem(.fixed(artworkSize.side), spacing: spacing), count: rowCount)
  }
}

private struct AlbumTile: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(Color(hue: Double(album.id) / 28, saturation: 0.5, brightness: 0.85).gradient)
      .overlay(alignment: .bottomLeading) {
        Text(album.title)
          .font(.caption.weight(.semibold))
          .foregroundStyle(.white)
          .padding(10)
      }
  }
}

#Preview {
  AlbumShelfView()
}

import SwiftData
import SwiftUI

@Model
final class Album {
  @Attribute(.unique) var code: String
  var title: String
  var artist: String
  var added: Date

  init(code: String, title: String, artist: String, added: Date = .now) {
    self.code = code
    self.title = title
    self.artist = artist
    self.added = added
  }
}

struct AlbumRail: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Query(sort: \Album.added, order: .reverse) private var albums: [Album]
  @State private var leading: String?

  private let tile: CGFloat = 132

  var body: some View {
    let layout = RailLayout(sizeClass)

    VStack(alignment: .leading, spacing: 8) {
      Text("Recently added")
        .font(.title3.bold())
        .padding(.horizontal, layout.margin)

      ScrollView(.horizontal) {
        LazyHGrid(
          rows: Array(repeating: GridItem(.fixed(tile), spacing: layout.rowGap), count: 2),
          spacing: layout.gap
        ) {
          ForEach(albums, id: \.code) { album in
            AlbumTile(album: album)
              .railCell(layout)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .railMargins(layout)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $leading, anchor: .leading)
      .frame(height: tile * 2 + layout.rowGap)
    }
  }
}

struct AlbumTile: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.purple.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(album.title).bold()
          Text(album.artist).font(.caption)
        }
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(10)
      }
  }
}

@MainActor
private func library(_ count: Int) throws -> ModelContainer {
  let container = try ModelContainer(for: Album.self, configurations: .init(isStoredInMemoryOnly: true))
  for i in 0..<count {
    container.mainContext.insert(Album(code: "A\(i)", title: "Album \(i)", artist: "Band \(i % 4)"))
  }
  return container
}

#Preview("13 albums") { if let all = try? library(13) { AlbumRail().modelContainer(all) } }
#Preview("3 albums") { if let few = try? library(3) { AlbumRail().modelContainer(few) } }
#Preview("Side", traits: .landscapeLeft) { if let all = try? library(13) { AlbumRail().modelContainer(all) } }

import SwiftUI

struct HomeView: View {
  let library = Library.shared
  let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 2)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 26) {
        header
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(library.quick) { QuickCell(album: $0) }
        }
        .padding(.horizontal, 16)
        RecentShelf(albums: library.recent)
        SectionTitle("Made for you")
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(library.picks) { AlbumCell(album: $0, side: 180) }
          }
          .padding(.horizontal, 16)
        }
      }
      .padding(.bottom, 80)
    }
    .background(Color.black)
    .preferredColorScheme(.dark)
  }

  private var header: some View {
    HStack {
      Text("Good evening").font(.title.bold())
      Spacer()
      Image(systemName: "gearshape")
    }
    .padding(16)
  }
}

struct RecentShelf: View {
  let albums: [Album]
  private let side: CGFloat = 136
  private let gap: CGFloat = 14

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle("Recently played")
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: gap) {
          ForEach(albums) { AlbumCell(album: $0, side: side) }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(.step(side + gap))
      .frame(height: side + 48)
    }
  }
}

struct AlbumCell: View {
  let album: Album
  let side: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(album.cover).resizable().scaledToFill()
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: 6))
      Text(album.title).font(.footnote.bold())
      Text(album.artist).font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(width: side, alignment: .leading)
  }
}

struct QuickCell: View {
  let album: Album
  var body: some View {
    HStack {
      Image(album.cover).resizable().frame(width: 52, height: 52)
      Text(album.title).font(.footnote.bold())
      Spacer()
    }
    .background(.white.opacity(0.1), in: .rect(cornerRadius: 6))
  }
}

struct SectionTitle: View {
  let text: String
  init(_ text: String) { self.text = text }
  var body: some View { Text(text).font(.title2.bold()).padding(.horizontal, 16) }
}

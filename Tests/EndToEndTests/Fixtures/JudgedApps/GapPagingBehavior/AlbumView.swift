import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
  let hue: Double
}

struct Album {
  let name: String
  let photos: [Photo]

  static let lisbon = Album(
    name: "Lisbon",
    photos: [
      Photo(id: 0, title: "Alfama", hue: 0.05),
      Photo(id: 1, title: "Tram 28", hue: 0.14),
      Photo(id: 2, title: "Belém", hue: 0.3),
      Photo(id: 3, title: "Miradouro", hue: 0.5),
      Photo(id: 4, title: "Cacilhas", hue: 0.62),
      Photo(id: 5, title: "Last evening", hue: 0.8),
    ]
  )
}

struct AlbumView: View {
  let album: Album
  @State private var opened: Photo?

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 2) {
      ForEach(album.photos) { photo in
        Rectangle()
          .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.8))
          .aspectRatio(1, contentMode: .fit)
          .onTapGesture { opened = photo }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle(album.name)
    .fullScreenCover(item: $opened) { photo in
      PhotoPager(photos: album.photos, first: photo.id)
    }
  }
}

#Preview {
  NavigationStack {
    AlbumView(album: .lisbon)
  }
}

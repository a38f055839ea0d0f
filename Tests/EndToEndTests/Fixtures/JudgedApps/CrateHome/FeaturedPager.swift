import SwiftUI

struct FeaturedPager: View {
  let albums: [Album]
  @State private var current: Album.ID?

  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: gap) {
          ForEach(albums) { album in
            Sleeve(album: album)
              .containerRelativeFrame(.horizontal) { length, _ in length - gap }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, gap / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current, anchor: .center)
      .padding(.horizontal, -gap / 2)

      if albums.count > 1 {
        HStack(spacing: 6) {
          ForEach(albums) { album in
            Circle()
              .frame(width: 6, height: 6)
              .opacity(album.id == (current ?? albums[0].id) ? 1 : 0.25)
          }
        }
      }
    }
  }
}

private struct Sleeve: View {
  let album: Album

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 14).fill(album.tint.gradient)
      VStack(alignment: .leading) {
        Text(album.title).font(.title3.bold())
        Text(album.artist).font(.subheadline)
      }
      .padding(16)
      .foregroundStyle(.white)
    }
    .frame(height: 210)
  }
}

import SwiftUI

struct ListenNowView: View {
  let library: ListenNowLibrary

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          FeaturedShelf(title: "Made for you", albums: library.featured)
          RecentList(tracks: library.recent)
        }
        .padding(.vertical, 12)
      }
      .navigationTitle("Listen Now")
    }
  }
}

struct FeaturedShelf: View {
  let title: String
  let albums: [Album]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, ShelfLayout.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: ShelfLayout.spacing) {
          ForEach(albums) { album in
            FeaturedCard(album: album)
              .containerRelativeFrame(.horizontal) { length, _ in
                length - ShelfLayout.margin * 2
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, ShelfLayout.margin)
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(height: ShelfLayout.cardHeight)
    }
  }
}

private struct FeaturedCard: View {
  let album: Album

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 18)
        .fill(album.tint.gradient)
      VStack(alignment: .leading, spacing: 4) {
        Text(album.title).font(.headline)
        Text(album.artist).font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(16)
    }
    .frame(height: ShelfLayout.cardHeight)
  }
}

private struct RecentList: View {
  let tracks: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(tracks, id: \.self) { track in
        Label(track, systemImage: "music.note")
          .frame(height: 52)
      }
    }
    .padding(.horizontal, ShelfLayout.margin)
  }
}

import SwiftUI

struct Album: Identifiable {
  let id = UUID()
  var name: String
  var artist: String
}

extension [Album] {
  static var samples: [Album] {
    (1...10).map { Album(name: "Album \($0)", artist: "Artist \($0 % 4)") }
  }
}

struct MusicHome: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          Shelf(title: "Recently played", albums: .samples)
          Shelf(title: "Made for you", albums: .samples)
          Shelf(title: "New this week", albums: .samples)
        }
        .padding(.vertical, 20)
      }
      .navigationTitle("Listen Now")
    }
  }
}

struct Shelf: View {
  let title: String
  let albums: [Album]

  let cover: CGFloat = 160
  let gap: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.title2.bold()).padding(.leading, 20)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: gap) {
          ForEach(albums) { album in
            VStack(alignment: .leading, spacing: 4) {
              RoundedRectangle(cornerRadius: 8)
                .fill(.pink.gradient)
                .frame(width: cover, height: cover)
              Text(album.name).font(.footnote)
              Text(album.artist).font(.caption).foregroundStyle(.secondary)
            }
            .frame(width: cover, alignment: .leading)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(ShelfSnap(itemWidth: cover, spacing: gap))
    }
  }
}

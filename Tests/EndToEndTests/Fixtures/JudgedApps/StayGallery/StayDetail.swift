import SwiftUI

struct Stay {
  enum Tile: Identifiable {
    case photo(String)
    case map

    var id: String {
      switch self {
      case .photo(let name): "photo-" + name
      case .map: "map"
      }
    }
  }

  var name: String
  var blurb: String
  var photos: [String] = []

  /// The photos, and the map where a place is left over.
  func tiles(filling columns: Int) -> [Tile] {
    var tiles = photos.map(Tile.photo)
    if !tiles.count.isMultiple(of: columns) {
      tiles.append(.map)
    }
    return tiles
  }
}

struct StayDetail: View {
  @State private var stay = Stay(
    name: "Casa do Rio", blurb: "Six rooms above the river, breakfast in the garden.")

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        StayGallery(stay: stay)
        Group {
          Text(stay.name).font(.title.bold())
          Text(stay.blurb)
        }
        .padding(.horizontal, 20)
      }
      .padding(.top, 12)
    }
    .task {
      try? await Task.sleep(for: .milliseconds(400))
      stay.photos = ["Front", "Garden", "Kitchen", "Room 1", "Room 2", "River", "Night"]
    }
  }
}

#Preview { StayDetail() }

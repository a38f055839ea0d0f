import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var asset: String
  var title: String
  var aperture: Double
}

extension Photo {
  static let roll: [Photo] = (1...24).map {
    Photo(id: $0, asset: "frame_\($0)", title: "Frame \($0)", aperture: [1.8, 2.8, 4, 5.6][$0 % 4])
  }
}

struct ContactSheet: View {
  var roll = Photo.roll
  @Namespace private var zoom

  var body: some View {
    NavigationStack {
      LazyVGridScreen(roll: roll, zoom: zoom)
        .navigationTitle("Roll 12")
        .navigationDestination(for: Photo.self) { photo in
          PhotoPager(roll: roll, opening: photo, namespace: zoom)
        }
    }
  }
}

private struct LazyVGridScreen: View {
  let roll: [Photo]
  let zoom: Namespace.ID

  var body: some View {
    List(roll) { photo in
      NavigationLink(value: photo) {
        Image(photo.asset).resizable().scaledToFill()
          .frame(width: 64, height: 44).clipped()
        Text(photo.title)
      }
      .matchedTransitionSource(id: photo.id, in: zoom)
    }
  }
}

#Preview { ContactSheet() }

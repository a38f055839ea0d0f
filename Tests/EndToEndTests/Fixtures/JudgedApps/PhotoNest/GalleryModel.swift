import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let asset: String
  var caption = ""
}

@Observable
final class GalleryModel {
  var photos: [Photo] = (0..<24).map { Photo(id: $0, asset: "img_\($0)") }
  var zoom: [Photo.ID: CGFloat] = [:]
  var chrome = true

  func scale(for photo: Photo) -> CGFloat { zoom[photo.id] ?? 1 }

  func toggleZoom(_ photo: Photo) {
    zoom[photo.id] = scale(for: photo) > 1 ? 1 : 2.5
  }

  func pinch(_ photo: Photo, by factor: CGFloat, from start: CGFloat) {
    zoom[photo.id] = min(max(start * factor, 1), 4)
  }
}

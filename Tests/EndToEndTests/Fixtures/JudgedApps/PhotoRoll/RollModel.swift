import SwiftUI
import Observation

struct Photo: Identifiable, Hashable {
  let id: String
  let asset: String
  var isFavorite = false
}

@Observable
final class RollModel {
  var photos: [Photo]
  var currentID: Photo.ID?

  init(photos: [Photo], start: Photo.ID? = nil) {
    self.photos = photos
    self.currentID = start ?? photos.first?.id
  }

  var title: String {
    guard let i = photos.firstIndex(where: { $0.id == currentID }) else { return "" }
    return "\(i + 1) of \(photos.count)"
  }

  func toggleFavorite() {
    guard let i = photos.firstIndex(where: { $0.id == currentID }) else { return }
    photos[i].isFavorite.toggle()
  }
}

import SwiftUI

struct Photo: Identifiable, Hashable, Decodable {
  let id: String
  let url: URL
  let caption: String?
  let isFavorite: Bool
}

@Observable
final class Album {
  var title: String
  private(set) var photos: [Photo] = []

  init(title: String, json: Data) {
    self.title = title
    photos = (try? JSONDecoder().decode([Photo].self, from: json)) ?? []
  }

  func photo(_ id: Photo.ID?) -> Photo? {
    photos.first { $0.id == id }
  }

  func position(of id: Photo.ID?) -> Int {
    (photos.firstIndex { $0.id == id } ?? 0) + 1
  }
}

enum Viewer {
  /// Black strip between two photos, as in the system viewer.
  static let gutter: CGFloat = 20
}

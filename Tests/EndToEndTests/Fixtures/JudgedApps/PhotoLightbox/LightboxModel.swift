import SwiftUI
import Observation

struct Photo: Identifiable, Hashable, Codable {
  let id: String
  let assetName: String
  let caption: String
  let takenAt: Date
}

@Observable
final class LightboxModel {
  let photos: [Photo]
  var currentID: Photo.ID?
  var chromeHidden = false

  init(photos: [Photo], opening photo: Photo) {
    self.photos = photos
    self.currentID = photo.id
  }

  var current: Photo? {
    photos.first { $0.id == currentID }
  }

  var counter: String {
    guard let index = photos.firstIndex(where: { $0.id == currentID }) else { return "" }
    return "\(index + 1) of \(photos.count)"
  }
}

extension Array where Element == Photo {
  static var sample: [Photo] {
    (1...9).map {
      Photo(
        id: "p\($0)",
        assetName: "sample-\($0)",
        caption: "Lofoten, day \($0)",
        takenAt: .now.addingTimeInterval(Double(-$0) * 86_400)
      )
    }
  }
}

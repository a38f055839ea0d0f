import SwiftData
import Foundation

@Model
final class Home {
  var address: String
  var rent: Int
  @Relationship(deleteRule: .cascade, inverse: \HomePhoto.home) var photos: [HomePhoto] = []

  init(address: String, rent: Int) {
    self.address = address
    self.rent = rent
  }

  var sortedPhotos: [HomePhoto] { photos.sorted { $0.order < $1.order } }
}

@Model
final class HomePhoto {
  var order: Int
  var asset: String
  var home: Home?

  init(order: Int, asset: String) {
    self.order = order
    self.asset = asset
  }
}

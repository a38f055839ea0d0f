import SwiftData
import Foundation

@Model
final class Product {
  @Attribute(.unique) var sku: String
  var title: String
  var price: Decimal
  var image: String
  var isNew: Bool
  var addedAt: Date

  init(sku: String, title: String, price: Decimal, image: String, isNew: Bool = false, addedAt: Date = .now) {
    self.sku = sku
    self.title = title
    self.price = price
    self.image = image
    self.isNew = isNew
    self.addedAt = addedAt
  }
}

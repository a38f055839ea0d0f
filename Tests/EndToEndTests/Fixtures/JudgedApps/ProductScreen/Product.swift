import Foundation

struct ProductImage: Identifiable, Hashable {
  let name: String
  // width divided by height
  let aspect: CGFloat
  var id: String { name }
}

struct Product: Identifiable {
  let id: Int
  let title: String
  let price: Decimal
  let details: String
  let images: [ProductImage]

  static let sample = Product(
    id: 4021,
    title: "Oak lounge chair",
    price: 489,
    details: "Solid oak frame with a woven seat. Delivered assembled.",
    images: [
      .init(name: "chair-front", aspect: 0.8),
      .init(name: "chair-room", aspect: 1.0),
      .init(name: "chair-side", aspect: 0.75),
      .init(name: "chair-detail", aspect: 1.0),
      .init(name: "chair-top", aspect: 0.66),
    ]
  )
}

import Foundation

struct Listing: Identifiable, Codable, Equatable {
  let id: Int
  var street: String
  var city: String
  var price: Int
  var photo: String
  var rooms: Double

  var priceText: String {
    price.formatted(.currency(code: "EUR").precision(.fractionLength(0)))
  }
}

extension [Listing] {
  static let sample: [Listing] = [
    .init(id: 1, street: "Lindenallee 4", city: "Kassel", price: 349_000, photo: "l1", rooms: 3),
    .init(id: 2, street: "Am Wehr 11", city: "Kassel", price: 285_000, photo: "l2", rooms: 2.5),
    .init(id: 3, street: "Hauptstr. 80", city: "Baunatal", price: 420_000, photo: "l3", rooms: 5),
    .init(id: 4, street: "Feldweg 2", city: "Vellmar", price: 515_000, photo: "l4", rooms: 6),
    .init(id: 5, street: "Goethestr. 19", city: "Kassel", price: 238_000, photo: "l5", rooms: 2),
    .init(id: 6, street: "Ufer 7", city: "Fuldatal", price: 610_000, photo: "l6", rooms: 6.5),
  ]
}

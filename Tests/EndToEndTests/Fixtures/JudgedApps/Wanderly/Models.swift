import Foundation

struct Place: Identifiable, Codable, Hashable {
  let id: Int
  let name: String
  let country: String
  let nights: Int
  let price: Double
  let imageName: String
}

extension Place {
  static let samples: [Place] = [
    .init(id: 1, name: "Positano", country: "Italy", nights: 4, price: 820, imageName: "positano"),
    .init(id: 2, name: "Kyoto", country: "Japan", nights: 6, price: 1490, imageName: "kyoto"),
    .init(id: 3, name: "Reykjavik", country: "Iceland", nights: 3, price: 960, imageName: "iceland"),
    .init(id: 4, name: "Marrakesh", country: "Morocco", nights: 5, price: 540, imageName: "morocco"),
    .init(id: 5, name: "Hallstatt", country: "Austria", nights: 2, price: 410, imageName: "hallstatt"),
    .init(id: 6, name: "Cusco", country: "Peru", nights: 7, price: 1120, imageName: "cusco"),
    .init(id: 7, name: "Hoi An", country: "Vietnam", nights: 6, price: 700, imageName: "hoian"),
    .init(id: 8, name: "Bergen", country: "Norway", nights: 4, price: 1010, imageName: "bergen"),
    .init(id: 9, name: "Petra", country: "Jordan", nights: 3, price: 650, imageName: "petra"),
    .init(id: 10, name: "Lagos", country: "Portugal", nights: 5, price: 580, imageName: "lagos"),
  ]
}

import SwiftUI

struct Trip: Identifiable, Codable, Hashable {
  var id: String
  var city: String
  var nights: Int
  var hue: Double
  var stops: [String]
}

extension Trip {
  var tint: Color { Color(hue: hue, saturation: 0.45, brightness: 0.85) }

  static let saved: [Trip] = [
    Trip(id: "lis", city: "Lisbon", nights: 4, hue: 0.10, stops: ["Alfama", "Belém", "Sintra"]),
    Trip(id: "ghe", city: "Ghent", nights: 2, hue: 0.56, stops: ["Gravensteen", "Patershol"]),
    Trip(id: "trs", city: "Trieste", nights: 3, hue: 0.62, stops: ["Miramare", "San Giusto", "Carso"]),
    Trip(id: "ber", city: "Bergen", nights: 5, hue: 0.40, stops: ["Bryggen", "Fløyen"]),
    Trip(id: "krk", city: "Kraków", nights: 3, hue: 0.02, stops: ["Kazimierz", "Wawel"]),
    Trip(id: "opo", city: "Porto", nights: 3, hue: 0.08, stops: ["Ribeira", "Foz", "Gaia"]),
  ]
}

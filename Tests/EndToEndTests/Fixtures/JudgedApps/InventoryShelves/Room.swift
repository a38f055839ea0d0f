import Foundation

struct Belonging: Identifiable {
  let id = UUID()
  var name: String
  var symbol: String
  var value: Double
}

struct Room: Identifiable {
  let id = UUID()
  var name: String
  var items: [Belonging]
  var total: Double { items.reduce(0) { $0 + $1.value } }

  static let flat: [Room] = [
    Room(
      name: "Living room",
      items: [
        Belonging(name: "Sofa", symbol: "sofa", value: 1400),
        Belonging(name: "Television", symbol: "tv", value: 900),
        Belonging(name: "Piano", symbol: "pianokeys", value: 3200),
        Belonging(name: "Floor lamp", symbol: "lamp.floor", value: 120),
        Belonging(name: "Speakers", symbol: "hifispeaker.2", value: 640),
        Belonging(name: "Bookcase", symbol: "books.vertical", value: 310),
        Belonging(name: "Guitar", symbol: "guitars", value: 780),
      ]),
    Room(
      name: "Kitchen",
      items: [
        Belonging(name: "Fridge", symbol: "refrigerator", value: 800),
        Belonging(name: "Oven", symbol: "oven", value: 650),
        Belonging(name: "Dishwasher", symbol: "dishwasher", value: 480),
      ]),
    Room(name: "Cellar", items: [Belonging(name: "Bicycle", symbol: "bicycle", value: 1100)]),
  ]
}

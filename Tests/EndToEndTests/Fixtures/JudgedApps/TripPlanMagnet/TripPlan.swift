import Foundation

struct TripDay: Identifiable {
  let id: Int
  let place: String
  let stops: [String]
}

struct TripPlan {
  var title: String
  var days: [TripDay]

  static let demo = TripPlan(
    title: "Nine days in Portugal",
    days: [
      TripDay(id: 1, place: "Lisbon", stops: ["Airport", "Alfama walk", "Miradouro", "Dinner in Graça"]),
      TripDay(id: 2, place: "Lisbon", stops: ["Belém", "Tram 28", "LX Factory"]),
      TripDay(id: 3, place: "Sintra", stops: ["Train", "Pena", "Moorish castle", "Quinta", "Cabo da Roca"]),
      TripDay(id: 4, place: "Óbidos", stops: ["Pick up car", "Town walls", "Peniche"]),
      TripDay(id: 5, place: "Coimbra", stops: ["University", "Old cathedral", "Fado", "River"]),
      TripDay(id: 6, place: "Porto", stops: ["Ribeira", "Lello", "Port cellars", "Bridge at night"]),
      TripDay(id: 7, place: "Douro", stops: ["Boat", "Pinhão", "Quinta tour"]),
      TripDay(id: 8, place: "Porto", stops: ["Serralves", "Foz", "Market", "Matosinhos"]),
      TripDay(id: 9, place: "Home", stops: ["Return car", "Flight"]),
    ])
}

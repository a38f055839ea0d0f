import Foundation

struct Stop: Identifiable {
  let id = UUID()
  let time: String
  let title: String
}

struct TripDay: Identifiable {
  let id: Int
  let name: String
  let stops: [Stop]
}

extension TripDay {
  static let lisbon: [TripDay] = [
    TripDay(
      id: 1, name: "Arrival", stops: make(["Airport", "Hotel check-in", "Baixa walk", "Dinner"], from: 14)),
    TripDay(
      id: 2, name: "Old town",
      stops: make(
        [
          "Breakfast", "Tram 28", "São Jorge castle", "Viewpoint", "Lunch in Alfama", "Cathedral",
          "Fado museum", "Tile workshop", "Ferry to Cacilhas", "Sunset", "Dinner", "Fado night",
        ], from: 8)),
    TripDay(
      id: 3, name: "Belém", stops: make(["Tower", "Monastery", "Pastries", "Maat", "LX Factory"], from: 9)),
    TripDay(
      id: 4, name: "Sintra",
      stops: make(["Train", "Pena palace", "Lunch", "Regaleira", "Cabo da Roca", "Train back"], from: 8)),
  ]

  private static func make(_ titles: [String], from hour: Int) -> [Stop] {
    titles.enumerated().map { Stop(time: "\(hour + $0.offset):00", title: $0.element) }
  }
}

import Foundation

struct Flight: Identifiable {
  let id = UUID()
  let number: String
  let city: String
  let time: String
}

struct FlightGroup: Identifiable {
  let title: String
  let flights: [Flight]
  var id: String { title }
}

@MainActor
final class DepartureBoard: ObservableObject {
  @Published private(set) var groups: [FlightGroup] = []

  func poll() async {
    let cities = ["Oslo", "Rome", "Split", "Malta", "Kyiv", "Nice"]
    groups = ["Today", "Tomorrow", "Sunday"].map { title in
      FlightGroup(
        title: title,
        flights: (0..<12).map { n in
          Flight(
            number: "QX \(300 + n * 7)", city: cities[n % cities.count],
            time: String(format: "%02d:%02d", 6 + n, (n * 25) % 60))
        })
    }
  }
}

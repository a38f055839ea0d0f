import Foundation

struct Departure: Identifiable {
  enum Status { case onTime, delayed, cancelled }

  let id = UUID()
  var time: String
  var destination: String
  var platform: String
  var status: Status = .onTime

  static let samples: [Departure] = (0..<26).map { n in
    Departure(
      time: String(format: "%02d:%02d", 7 + n / 4, (n % 4) * 15 + 2),
      destination: ["Bern", "Genève-Aéroport", "Chur", "Lugano", "St. Gallen"][n % 5],
      platform: "\(3 + n % 16)",
      status: n % 9 == 4 ? .delayed : (n % 13 == 7 ? .cancelled : .onTime)
    )
  }
}

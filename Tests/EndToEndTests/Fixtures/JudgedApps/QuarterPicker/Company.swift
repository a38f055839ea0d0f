import Foundation

struct Quarter: Identifiable, Decodable, Hashable {
  let label: String
  let revenue: [Double]
  var id: String { label }

  var total: Double { revenue.reduce(0, +) }
}

struct Company: Decodable {
  let name: String
  let quarters: [Quarter]

  static func load(from json: Data) throws -> Company {
    try JSONDecoder().decode(Company.self, from: json)
  }
}

extension Company {
  static let sample = Company(
    name: "Nordlicht AG",
    quarters: (2021...2024).flatMap { year in
      (1...4).map { quarter in
        Quarter(
          label: "Q\(quarter) \(year)",
          revenue: (0..<13).map { 40 + 9 * sin(Double(year + quarter + $0)) + Double(quarter) }
        )
      }
    }
  )
}

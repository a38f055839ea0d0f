import Foundation

struct StageSet: Decodable, Identifiable, Hashable {
  let id: Int
  let act: String
  /// Clock time in hours, 20.25 is a quarter past eight.
  let begins: Double
  /// Minutes on stage.
  let length: Double

  var ends: Double { begins + length / 60 }
}

struct Lineup: Decodable {
  let gates: Double
  let curfew: Double
  let sets: [StageSet]

  func pause(before set: StageSet) -> Double {
    guard let i = sets.firstIndex(of: set), i > 0 else { return set.begins - gates }
    return set.begins - sets[i - 1].ends
  }

  static let saturday: Lineup = {
    let json = """
      {"gates": 16, "curfew": 23.5, "sets": [
        {"id": 1, "act": "Marsh Lights",   "begins": 16.5,  "length": 40},
        {"id": 2, "act": "Odd Harbour",    "begins": 17.5,  "length": 45},
        {"id": 3, "act": "Tilde",          "begins": 18.5,  "length": 60},
        {"id": 4, "act": "Granny's Radio", "begins": 19.75, "length": 60},
        {"id": 5, "act": "Kestrel",        "begins": 21.0,  "length": 45},
        {"id": 6, "act": "The Long Sleep", "begins": 22.0,  "length": 90}
      ]}
      """
    let decoded = try? JSONDecoder().decode(Lineup.self, from: Data(json.utf8))
    return decoded ?? Lineup(gates: 16, curfew: 23.5, sets: [])
  }()
}

import SwiftUI

struct Leg: Identifiable {
  enum Kind: String {
    case taxi, plane = "airplane", queue = "person.3", train = "tram", rest = "bed.double", food =
      "fork.knife", walk = "figure.walk"
  }

  let id: Int
  let kind: Kind
  let title: String
  let minutes: Int

  var symbolName: String { kind == .taxi ? "car" : kind.rawValue }

  // Length along the timeline.
  var extent: CGFloat { CGFloat(minutes) * TimelineStyle.pointsPerMinute }
}

enum TimelineStyle {
  static let pointsPerMinute: CGFloat = 1.2
  static let spacing: CGFloat = 8
  static let minimumRow: CGFloat = 60
}

extension Leg {
  static let saturday: [Leg] = [
    Leg(id: 0, kind: .taxi, title: "Drive to the airport", minutes: 95),
    Leg(id: 1, kind: .queue, title: "Bag drop", minutes: 20),
    Leg(id: 2, kind: .plane, title: "Oslo – Prague", minutes: 150),
    Leg(id: 3, kind: .queue, title: "Passport control", minutes: 15),
    Leg(id: 4, kind: .train, title: "Airport express", minutes: 70),
    Leg(id: 5, kind: .train, title: "Tram 22", minutes: 10),
    Leg(id: 6, kind: .rest, title: "Hotel", minutes: 300),
    Leg(id: 7, kind: .food, title: "Dinner at Lokál", minutes: 90),
    Leg(id: 8, kind: .walk, title: "Charles Bridge by night", minutes: 120),
  ]
}

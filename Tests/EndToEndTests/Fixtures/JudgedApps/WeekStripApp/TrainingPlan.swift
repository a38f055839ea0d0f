import Foundation

struct TrainingDay: Identifiable {
  let id: Int
  let letter: String
  let km: Double
  var isRest: Bool { km == 0 }
}

struct TrainingWeek: Identifiable {
  let id: Int
  let days: [TrainingDay]
  var total: Double { days.reduce(0) { $0 + $1.km } }
}

struct TrainingPlan {
  let name: String
  let weeks: [TrainingWeek]

  static func halfMarathon() -> TrainingPlan {
    let letters = ["M", "T", "W", "T", "F", "S", "S"]
    let base: [Double] = [0, 6, 8, 0, 5, 0, 12]
    let weeks = (0..<12).map { w in
      TrainingWeek(
        id: w,
        days: (0..<7).map { d in
          TrainingDay(id: w * 7 + d, letter: letters[d], km: base[d] == 0 ? 0 : base[d] + Double(w) * 0.5)
        })
    }
    return TrainingPlan(name: "Half in 12 weeks", weeks: weeks)
  }
}

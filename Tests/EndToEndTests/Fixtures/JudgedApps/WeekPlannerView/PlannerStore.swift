import SwiftUI
import Observation

// 하루 일정
struct Haru: Identifiable {
  let date: Date
  var ilJeong: [String]
  var id: Date { date }
}

@MainActor @Observable
final class PlannerStore {
  private(set) var days: [Haru] = []

  // 이번 주 월요일부터 4주치를 불러온다
  func bulleoOgi(from monday: Date) async {
    let calendar = Calendar.current
    days = (0..<28).compactMap { i in
      calendar.date(byAdding: .day, value: i, to: monday).map {
        Haru(date: $0, ilJeong: i % 3 == 0 ? ["회의", "운동"] : ["독서"])
      }
    }
  }
}

import Foundation

struct Lesson: Identifiable, Equatable {
  let id: Int
  let hour: Int
  let title: String
}

struct PlannerState: Equatable {
  var days: [Date] = []
  var chosen: Date?
  var lessons: [Lesson] = []
}

enum PlannerAction {
  case appeared
  case dayChanged(Date?)
}

final class PlannerStore: ObservableObject {
  @Published private(set) var state = PlannerState()
  private let calendar = Calendar.current

  func send(_ action: PlannerAction) {
    switch action {
    case .appeared:
      let today = calendar.startOfDay(for: .now)
      state.days = (0..<14).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
      send(.dayChanged(today))
    case .dayChanged(let day):
      state.chosen = day
      state.lessons = day.map(lessons(for:)) ?? []
    }
  }

  private func lessons(for day: Date) -> [Lesson] {
    let subjects = ["Maths", "Art", "Biology", "History", "Sport", "Music", "Chemistry"]
    let seed = calendar.component(.day, from: day)
    return (0..<4).map { i in
      Lesson(id: i, hour: 8 + i * 2, title: subjects[(seed + i * 3) % subjects.count])
    }
  }
}

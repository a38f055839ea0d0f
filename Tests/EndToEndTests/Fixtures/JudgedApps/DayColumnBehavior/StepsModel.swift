import Foundation
import Observation

struct DaySteps: Identifiable {
  let date: Date
  let count: Int

  var id: Date { date }
}

enum ChartZoom: CGFloat, CaseIterable, Identifiable {
  case compact = 1
  case regular = 1.5
  case large = 2

  var id: Self { self }
  var title: String { String(describing: self).capitalized }
}

enum ChartMetrics {
  static let dayWidth: CGFloat = 40
  static let axisWidth: CGFloat = 36
  static let plotHeight: CGFloat = 220
}

@MainActor
@Observable
final class StepsModel {
  private(set) var days: [DaySteps] = []
  var goal = 8000

  var highest: Int { max(days.map(\.count).max() ?? 0, goal) }

  func refresh() async {
    let today = Calendar.current.startOfDay(for: .now)
    days = (0..<60).reversed().compactMap { back in
      Calendar.current.date(byAdding: .day, value: -back, to: today).map {
        DaySteps(date: $0, count: 3000 + (back * 1733) % 9000)
      }
    }
  }
}

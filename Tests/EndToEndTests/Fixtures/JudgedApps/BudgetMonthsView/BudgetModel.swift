import Combine
import Foundation

struct BudgetMonth: Identifiable {
  let id: Int
  let start: Date
  let planned: Decimal
  let spent: Decimal

  var left: Decimal { planned - spent }
  var isOver: Bool { left < 0 }
}

@MainActor
final class BudgetModel: ObservableObject {
  @Published private(set) var months: [BudgetMonth] = []

  func load(calendar: Calendar = .current) async {
    let now = Date.now
    months = (0..<12).compactMap { index in
      calendar.date(byAdding: .month, value: index - 11, to: now).map {
        BudgetMonth(id: index, start: $0, planned: 1800, spent: Decimal(1450 + index * 37))
      }
    }
  }
}

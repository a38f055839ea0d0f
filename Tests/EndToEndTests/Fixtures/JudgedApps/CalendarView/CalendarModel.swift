import SwiftUI

struct Month: Identifiable {
  let start: Date
  // Rows of seven; nil for the days of the months next to it.
  let rows: [[Date?]]

  var id: Date { start }

  static let titleHeight: CGFloat = 48
  static let rowHeight: CGFloat = 52

  var height: CGFloat {
    Self.titleHeight + CGFloat(rows.count) * Self.rowHeight
  }
}

@Observable
final class CalendarModel {
  let months: [Month]
  let spacing: CGFloat = 24
  var selected: Date?

  init(from date: Date = .now, count: Int = 18, calendar: Calendar = .current) {
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    months = (0..<count).compactMap { offset in
      calendar.date(byAdding: .month, value: offset, to: first).map { Month(start: $0, calendar: calendar) }
    }
  }

  // Where each month's title touches the top of the view.
  var titleOffsets: [CGFloat] {
    var offsets: [CGFloat] = []
    var y: CGFloat = 0
    for month in months {
      offsets.append(y)
      y += month.height + spacing
    }
    return offsets
  }
}

extension Month {
  init(start: Date, calendar: Calendar) {
    let dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    let lead = (weekday - calendar.firstWeekday + 7) % 7

    var cells: [Date?] = Array(repeating: nil, count: lead)
    for day in 0..<dayCount {
      cells.append(calendar.date(byAdding: .day, value: day, to: start))
    }
    while !cells.count.isMultiple(of: 7) {
      cells.append(nil)
    }
    self.start = start
    self.rows = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}

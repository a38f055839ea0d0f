import Foundation

struct DayBalance: Identifiable {
  let date: Date
  let amount: Double
  var id: Date { date }
}

/// All closing balances of one calendar year, one a day.
struct BalanceYear {
  let year: Int
  let days: [DayBalance]
  let calendar: Calendar

  static let barWidth: CGFloat = 7
  static let gap: CGFloat = 3
  static var pitch: CGFloat { barWidth + gap }

  init(year: Int, amounts: [Double], calendar: Calendar = .bank) {
    self.year = year
    self.calendar = calendar
    let first = calendar.date(from: DateComponents(year: year, month: 1, day: 1)) ?? .now
    days = amounts.enumerated().compactMap { index, amount in
      calendar.date(byAdding: .day, value: index, to: first).map {
        DayBalance(date: $0, amount: amount)
      }
    }
  }

  func day(at offset: CGFloat) -> DayBalance? {
    let index = Int((offset / Self.pitch).rounded())
    return days.indices.contains(index) ? days[index] : nil
  }

  var peak: Double { days.map(\.amount).max() ?? 1 }
}

extension BalanceYear: StopProviding {
  /// The first of every month.
  var stops: [CGFloat] {
    guard let first = days.first?.date else { return [] }
    return (1...12).compactMap { month in
      calendar.date(from: DateComponents(year: year, month: month, day: 1))
    }
    .map { start in
      let index = Int(start.timeIntervalSince(first) / 86_400)
      return CGFloat(index) * Self.pitch
    }
  }
}

extension Calendar {
  /// The bank books in Paris time, wherever the customer is.
  static let bank: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
    return calendar
  }()
}

extension BalanceYear {
  static let sample = BalanceYear(
    year: 2025,
    amounts: (0..<365).map { 2_400 + 900 * sin(Double($0) / 9) + Double($0) * 2 }
  )
}

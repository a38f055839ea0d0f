import SwiftUI

extension CGFloat {
  /// Width of one of `count` equal columns in this length.
  func column(of count: Int, gap: CGFloat) -> CGFloat {
    ((self - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
  }
}

extension Calendar {
  func startOfWeek(for date: Date) -> Date {
    dateInterval(of: .weekOfYear, for: date)?.start ?? date
  }

  func weeks(from date: Date, count: Int) -> [Week] {
    let first = startOfWeek(for: date)
    return (0..<count).map { w in
      Week(
        id: w,
        days: (0..<7).map { d in
          self.date(byAdding: .day, value: w * 7 + d, to: first) ?? first
        })
    }
  }
}

struct Week: Identifiable {
  let id: Int
  let days: [Date]
}

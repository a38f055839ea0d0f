import Foundation
import Observation

struct LogEntry: Identifiable {
  enum Kind: String, CaseIterable {
    case feed, nappy, sleep, bath
  }

  let id = UUID()
  let kind: Kind
  let time: String
}

struct LogDay: Identifiable {
  let id: Int
  let title: String
  let entries: [LogEntry]

  var height: CGFloat {
    LogMetrics.header + CGFloat(max(entries.count, 1)) * LogMetrics.row + LogMetrics.dayGap
  }
}

enum LogMetrics {
  static let header: CGFloat = 36
  static let row: CGFloat = 56
  static let dayGap: CGFloat = 12
}

@MainActor
@Observable
final class BabyLogStore {
  private(set) var days: [LogDay] = []

  var dayTops: [CGFloat] {
    var top: CGFloat = 0
    var tops: [CGFloat] = []
    for day in days {
      tops.append(top)
      top += day.height
    }
    return tops
  }

  func load() async {
    let counts = [6, 4, 0, 7, 5, 3, 8, 6, 4, 0, 7, 5, 3, 8]
    days = counts.enumerated().map { index, count in
      LogDay(
        id: index,
        title: index == 0 ? "Today" : "\(index) d ago",
        entries: (0..<count).map {
          LogEntry(kind: LogEntry.Kind.allCases[$0 % 4], time: "\(7 + $0 * 2):15")
        }
      )
    }
  }
}

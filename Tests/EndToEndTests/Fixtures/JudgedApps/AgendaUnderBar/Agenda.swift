import SwiftUI

enum AgendaLayout {
  static let barHeight: CGFloat = 56
  static let titleHeight: CGFloat = 36
  static let rowHeight: CGFloat = 72
  static let rowSpacing: CGFloat = 8
  static let daySpacing: CGFloat = 24
}

struct AgendaDay: Identifiable {
  let name: String
  let sessions: [String]

  var id: String { name }

  /// Title, then rows, with `rowSpacing` in front of each row.
  var height: CGFloat {
    AgendaLayout.titleHeight
      + CGFloat(sessions.count) * (AgendaLayout.rowHeight + AgendaLayout.rowSpacing)
  }
}

extension AgendaDay {
  static let conference: [AgendaDay] = zip(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    [4, 6, 5, 7, 6]
  ).map { name, count in
    AgendaDay(name: name, sessions: (1...count).map { "\(name) session \($0)" })
  }
}

import Foundation
import Observation

struct WorkEntry: Identifiable {
  let id = UUID()
  let project: String
  let note: String
  let minutes: Int

  var duration: String {
    Duration.seconds(minutes * 60).formatted(.time(pattern: .hourMinute))
  }
}

struct WorkWeek: Identifiable {
  let id: Int
  let entries: [WorkEntry]

  var title: String { "Week \(id)" }
  var total: Int { entries.reduce(0) { $0 + $1.minutes } }
}

@Observable
final class TimesheetModel {
  private(set) var weeks: [WorkWeek]

  init() {
    let projects = ["Harbour", "Website", "Payroll", "Internal"]
    weeks = (0..<10).map { offset in
      let entries = (0..<9).map { i in
        WorkEntry(
          project: projects[(i + offset) % projects.count],
          note: i.isMultiple(of: 2) ? "Review and calls" : "Implementation",
          minutes: 45 + (i * 35) % 180)
      }
      return WorkWeek(id: 30 - offset, entries: entries)
    }
  }
}

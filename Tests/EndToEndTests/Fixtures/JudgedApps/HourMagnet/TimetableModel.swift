import SwiftUI
import Observation

struct Departure: Identifiable {
  let id: Int
  let minute: Int
  let line: String
}

struct HourBlock: Identifiable {
  let hour: Int
  let departures: [Departure]
  var id: Int { hour }
}

@Observable
final class TimetableModel {
  private(set) var blocks: [HourBlock] = []

  @MainActor
  func load(stop: String) async {
    let perHour = [2, 4, 6, 6, 4, 3, 3, 4, 5, 6, 6, 5, 4, 3, 2, 2, 1]
    blocks = perHour.enumerated().map { offset, count in
      HourBlock(
        hour: 6 + offset,
        departures: (0..<count).map {
          Departure(
            id: offset * 100 + $0, minute: $0 * (60 / count), line: $0.isMultiple(of: 2) ? "U3" : "M10")
        })
    }
  }
}

struct TimetableMetrics {
  var header: CGFloat = 40
  var row: CGFloat = 52
  var gap: CGFloat = 12
  var top: CGFloat = 8
  var bottom: CGFloat = 80  // room for the floating "Now" button

  func height(of block: HourBlock) -> CGFloat {
    header + row * CGFloat(block.departures.count)
  }
}

private struct TimetableMetricsKey: EnvironmentKey {
  static let defaultValue = TimetableMetrics()
}

extension EnvironmentValues {
  var timetableMetrics: TimetableMetrics {
    get { self[TimetableMetricsKey.self] }
    set { self[TimetableMetricsKey.self] = newValue }
  }
}

import SwiftUI

struct Departure: Identifiable {
  let id = UUID()
  let time: String
  let line: String
  let goal: String
}

struct HourGroup: Identifiable {
  let hour: Int
  let departures: [Departure]
  var id: Int { hour }
}

enum BoardMetrics {
  static let header: CGFloat = 36
  static let row: CGFloat = 56
}

@Observable
final class BoardModel {
  private(set) var groups: [HourGroup]

  init(groups: [HourGroup] = BoardModel.sample) { self.groups = groups }

  /// Content positions at which the board may come to rest.
  var stops: [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for group in groups {
      result.append(y)
      y += BoardMetrics.header
      for _ in group.departures {
        result.append(y)
        y += BoardMetrics.row
      }
    }
    return result
  }

  private static let sample: [HourGroup] = (5...22).map { hour in
    let step = (7...9).contains(hour) || (16...18).contains(hour) ? 8 : 20
    return HourGroup(
      hour: hour,
      departures: stride(from: 3, to: 60, by: step).map { minute in
        Departure(
          time: String(format: "%02d:%02d", hour, minute),
          line: minute % 2 == 0 ? "S3" : "S12",
          goal: minute % 2 == 0 ? "Airport" : "Old Town"
        )
      })
  }
}

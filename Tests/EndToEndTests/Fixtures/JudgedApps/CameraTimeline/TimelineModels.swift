import SwiftUI

enum TimelineZoom: String, CaseIterable, Identifiable {
  case overview, normal, detail
  var id: Self { self }

  var scale: CGFloat {
    switch self {
    case .overview: 0.75
    case .normal: 1
    case .detail: 1.75
    }
  }
}

struct MotionEvent: Identifiable {
  let id: Int
  let startHour: Double
  let hours: Double

  static let yesterday = [
    MotionEvent(id: 0, startHour: 1.25, hours: 0.4),
    MotionEvent(id: 1, startHour: 7.5, hours: 1.2),
    MotionEvent(id: 2, startHour: 12.1, hours: 0.6),
    MotionEvent(id: 3, startHour: 18.0, hours: 2.3),
  ]
}

struct TimelineMetrics {
  static let hourWidth: CGFloat = 60
  static let hoursPerDay = 24
  static let trackHeight: CGFloat = 72
}

struct HourSnap: ScrollTargetBehavior {
  let hourWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let hour = (target.rect.origin.x / hourWidth).rounded()
    target.rect.origin.x = max(0, hour * hourWidth)
  }
}

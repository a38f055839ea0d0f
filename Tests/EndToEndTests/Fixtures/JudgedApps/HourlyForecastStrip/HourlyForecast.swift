import SwiftUI

struct HourSample: Identifiable {
  let id: Int
  let hour: Int
  let celsius: Int
  let symbol: String

  // The next 24 hours, from the given hour of the day on.
  static func day(from start: Int) -> [HourSample] {
    (0..<24).map { offset in
      let hour = (start + offset) % 24
      let isNight = hour < 6 || hour > 20
      return HourSample(
        id: offset,
        hour: hour,
        celsius: 14 + Int(6 * sin(Double(hour - 8) / 24 * 2 * .pi)),
        symbol: isNight ? "moon.stars" : "cloud.sun")
    }
  }
}

enum ForecastLayout {
  static let cell: CGFloat = 60
  static let gap: CGFloat = 8
  static let margin: CGFloat = 20
  static let dayMark: CGFloat = 24
}

struct HourSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }

    let pitch = ForecastLayout.cell + ForecastLayout.gap
    let x = target.rect.minX
    let hour = (x / pitch).rounded() * pitch
    // the end of the strip is a resting place of its own
    target.rect.origin.x = abs(end - x) <= abs(hour - x) ? end : min(hour, end)
  }
}

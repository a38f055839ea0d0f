import SwiftUI

struct Interval: Identifiable, Equatable {
  enum Kind: String { case warmUp = "Warm up", sprint = "Sprint", rest = "Rest", coolDown = "Cool down" }
  let id = UUID()
  let kind: Kind
  let seconds: Int

  var width: CGFloat { CGFloat(seconds) * DS.pointsPerSecond }
  var color: Color {
    switch kind {
    case .warmUp: .yellow
    case .sprint: .red
    case .rest: .teal
    case .coolDown: .blue
    }
  }
}

struct Workout {
  var intervals: [Interval]

  /// Leading edge of every block, counted from the first.
  var starts: [CGFloat] {
    var x: CGFloat = 0
    return intervals.map { interval in
      defer { x += interval.width + DS.gap }
      return x
    }
  }

  static let hillRepeats: Workout = {
    var list = [Interval(kind: .warmUp, seconds: 300)]
    for _ in 0..<8 {
      list.append(Interval(kind: .sprint, seconds: 20))
      list.append(Interval(kind: .rest, seconds: 40))
    }
    list.append(Interval(kind: .coolDown, seconds: 180))
    return Workout(intervals: list)
  }()
}

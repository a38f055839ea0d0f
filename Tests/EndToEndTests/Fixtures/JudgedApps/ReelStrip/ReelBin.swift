import SwiftUI
import Observation

enum Look: String, CaseIterable {
  case day, night, interior, insert

  var tint: Color {
    switch self {
    case .day: .orange
    case .night: .indigo
    case .interior: .brown
    case .insert: .gray
    }
  }
}

struct Shot: Identifiable, Hashable {
  let id: Int
  let slate: String
  let frames: Int
  let look: Look

  // Running time at 24 fps.
  var seconds: Double { Double(frames) / 24 }
}

@Observable
final class ReelBin {
  var title: String
  var shots: [Shot]
  var pointsPerFrame: CGFloat = 1.5
  let splice: CGFloat = 4

  init(title: String, shots: [Shot]) {
    self.title = title
    self.shots = shots
  }

  func width(of shot: Shot) -> CGFloat {
    CGFloat(shot.frames) * pointsPerFrame
  }

  // Where each shot begins, measured along the strip.
  var inPoints: [CGFloat] {
    var points: [CGFloat] = []
    var x: CGFloat = 0
    for shot in shots {
      points.append(x)
      x += width(of: shot) + splice
    }
    return points
  }

  static func roughCut() -> ReelBin {
    let frames = [96, 48, 180, 72, 120, 216, 64, 144, 88, 160, 52, 200]
    let shots = frames.enumerated().map { index, count in
      Shot(
        id: index,
        slate: "\(12 + index / 3)\(["A", "B", "C"][index % 3])",
        frames: count,
        look: Look.allCases[index % Look.allCases.count]
      )
    }
    return ReelBin(title: "Reel 4 – Harbour", shots: shots)
  }
}

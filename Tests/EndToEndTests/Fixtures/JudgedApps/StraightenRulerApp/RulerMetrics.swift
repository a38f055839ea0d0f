import SwiftUI

/// Geometry and value mapping of the straighten ruler.
enum RulerMetrics {
  static let range = -45...45
  static let majorEvery = 5

  /// Distance from one degree to the next.
  static let pitch: CGFloat = 8
  static let tickWidth: CGFloat = 1
  static let gap = pitch - tickWidth

  static func degrees(at offset: CGFloat) -> Int {
    let raw = range.lowerBound + Int((offset / pitch).rounded())
    return min(max(raw, range.lowerBound), range.upperBound)
  }

  static func offset(of degrees: Int) -> CGFloat {
    CGFloat(degrees - range.lowerBound) * pitch
  }
}

/// Settles the ruler on whole degrees.
struct DegreeSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let degrees = RulerMetrics.degrees(at: target.rect.minX)
    target.rect.origin.x = RulerMetrics.offset(of: degrees)
  }
}

extension View {
  /// Fades the leading and trailing ends of a strip.
  func edgeFade(_ fraction: CGFloat = 0.12) -> some View {
    mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0),
          .init(color: .black, location: fraction),
          .init(color: .black, location: 1 - fraction),
          .init(color: .clear, location: 1),
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
    }
  }
}

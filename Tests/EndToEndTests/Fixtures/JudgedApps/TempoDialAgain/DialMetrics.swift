import SwiftUI

enum DialMetrics {
  static let tickWidth: CGFloat = 2
  static let tickSpacing: CGFloat = 10
  static let height: CGFloat = 76
  static let majorEvery = 10

  /// Room at both ends so that the first and last tick come under the needle.
  static func endRoom(in width: CGFloat) -> CGFloat {
    max(0, (width - tickWidth) / 2)
  }
}

import SwiftUI

enum DS {
  static let inset: CGFloat = 20
  static let gap: CGFloat = 4
  static let pointsPerSecond: CGFloat = 1.2
  static let blockHeight: CGFloat = 72
}

extension View {
  /// Hit area per HIG.
  func tapTarget(_ side: CGFloat = 44) -> some View {
    frame(minWidth: side, minHeight: side)
      .contentShape(.rect)
  }

  func panel() -> some View {
    background(Color(.secondarySystemBackground))
      .clipShape(.rect(cornerRadius: 16))
  }
}

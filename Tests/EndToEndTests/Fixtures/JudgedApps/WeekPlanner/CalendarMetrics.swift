import SwiftUI

/// Sizes shared by the week strip and the month sheet.
enum CalendarMetrics {
  static let daysPerWeek = 7
  static let screenInset: CGFloat = 16
  static let stripHeight: CGFloat = 72

  /// Width of one day column: whole points keep the numerals and the
  /// selection ring crisp on 2x screens.
  static func dayWidth(in stripWidth: CGFloat) -> CGFloat {
    (stripWidth / CGFloat(daysPerWeek)).rounded(.down)
  }
}

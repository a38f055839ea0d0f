import SwiftUI

struct TimetableMetrics {
  static let schoolDays = 5
  static let lessonHeight: CGFloat = 58
  static let margin: CGFloat = 10

  let columnWidth: CGFloat

  init(available: CGFloat) {
    columnWidth = (available / CGFloat(Self.schoolDays)).rounded(.down)
  }
}

extension EnvironmentValues {
  @Entry var timetable = TimetableMetrics(available: 355)
}

extension View {
  func timetableColumn() -> some View {
    modifier(TimetableColumn())
  }
}

private struct TimetableColumn: ViewModifier {
  @Environment(\.timetable) private var metrics

  func body(content: Content) -> some View {
    content
      .frame(width: metrics.columnWidth, alignment: .top)
      .overlay(alignment: .leading) {
        Divider()
      }
  }
}

import SwiftUI

enum HourLayout {
  static let gap: CGFloat = 6
}

extension EnvironmentValues {
  @Entry var roomyHours = false
}

private struct HourCellModifier: ViewModifier {
  let span: Int
  @Environment(\.roomyHours) private var roomy
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var columns: Int {
    switch (sizeClass, roomy) {
    case (.regular, false): 11
    case (.regular, true): 8
    case (_, false): 6
    case (_, true): 4
    }
  }

  func body(content: Content) -> some View {
    content
      .containerRelativeFrame(.horizontal, count: columns, span: span, spacing: HourLayout.gap)
      .background(.background.opacity(0.6), in: .rect(cornerRadius: 12))
  }
}

extension View {
  func hourCell(span: Int = 1) -> some View {
    modifier(HourCellModifier(span: span))
  }
}

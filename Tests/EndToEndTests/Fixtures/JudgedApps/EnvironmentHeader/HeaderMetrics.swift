import SwiftUI

struct HeaderMetrics: Equatable {
  var expanded: CGFloat = 220
  var collapsed: CGFloat = 88

  var travel: CGFloat { expanded - collapsed }

  func height(scrolledBy offset: CGFloat) -> CGFloat {
    min(max(expanded - offset, collapsed), expanded)
  }

  func progress(scrolledBy offset: CGFloat) -> CGFloat {
    min(max(offset / travel, 0), 1)
  }
}

extension EnvironmentValues {
  @Entry var headerMetrics = HeaderMetrics()
}

import SwiftUI

/// The room that a screen has to lay its boards out in.
struct StageMetrics: Equatable {
  var size: CGSize = .zero
  var isCompact: Bool { size.width < 600 }
}

extension View {
  func stageMetrics(_ metrics: Binding<StageMetrics>) -> some View {
    onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { size in
      metrics.wrappedValue.size = size
    }
  }
}

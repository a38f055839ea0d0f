import SwiftUI

struct CarouselMetrics: Equatable, Sendable {
  var itemWidth: CGFloat = 200
  var spacing: CGFloat = 10
  var inset: CGFloat = 16

  var pitch: CGFloat { itemWidth + spacing }
}

private struct CarouselMetricsKey: EnvironmentKey {
  static let defaultValue = CarouselMetrics()
}

extension EnvironmentValues {
  var carouselMetrics: CarouselMetrics {
    get { self[CarouselMetricsKey.self] }
    set { self[CarouselMetricsKey.self] = newValue }
  }
}

extension View {
  func carouselMetrics(itemWidth: CGFloat, spacing: CGFloat, inset: CGFloat) -> some View {
    environment(\.carouselMetrics, CarouselMetrics(itemWidth: itemWidth, spacing: spacing, inset: inset))
  }
}

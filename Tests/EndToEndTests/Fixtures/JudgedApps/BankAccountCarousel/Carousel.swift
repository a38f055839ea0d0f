import SwiftUI

struct CarouselMetrics: Equatable {
  var margin: CGFloat
  var spacing: CGFloat

  static let standard = CarouselMetrics(margin: 24, spacing: 12)
}

extension EnvironmentValues {
  @Entry var carouselMetrics: CarouselMetrics = .standard
}

// Design system: horizontally scrolling cards that line up with the page margin.
struct Carousel<Data: RandomAccessCollection, Card: View>: View where Data.Element: Identifiable {
  @Environment(\.carouselMetrics) private var metrics
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  private let data: Data
  private let card: (Data.Element) -> Card

  init(_ data: Data, @ViewBuilder card: @escaping (Data.Element) -> Card) {
    self.data = data
    self.card = card
  }

  private var columns: Int {
    guard sizeClass == .regular else { return 1 }
    return typeSize.isAccessibilitySize ? 2 : 3
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: metrics.spacing) {
        ForEach(data) { element in
          card(element)
            .containerRelativeFrame(.horizontal, count: columns, spacing: metrics.spacing)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, metrics.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

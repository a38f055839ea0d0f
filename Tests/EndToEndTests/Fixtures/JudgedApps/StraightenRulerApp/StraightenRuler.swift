import SwiftUI

/// A ruler that is dragged under a fixed needle, as in the crop tool.
struct StraightenRuler: View {
  @Binding var degrees: Int
  @State private var position = ScrollPosition()

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .bottom, spacing: RulerMetrics.gap) {
          ForEach(RulerMetrics.range, id: \.self) { value in
            Tick(value: value)
          }
        }
        .frame(height: proxy.size.height, alignment: .bottom)
        .padding(.horizontal, proxy.size.width / 2 - RulerMetrics.tickWidth / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(DegreeSnapping())
      .scrollPosition($position)
      .onScrollGeometryChange(for: Int.self) { geometry in
        RulerMetrics.degrees(at: geometry.contentOffset.x)
      } action: { _, new in
        degrees = new
      }
      .edgeFade()
      .overlay(alignment: .bottom) {
        Capsule()
          .fill(.yellow)
          .frame(width: 2, height: 40)
      }
      .onAppear {
        position.scrollTo(x: RulerMetrics.offset(of: degrees))
      }
    }
    .frame(height: 44)
    .sensoryFeedback(.selection, trigger: degrees)
  }
}

private struct Tick: View {
  let value: Int

  private var isMajor: Bool { value.isMultiple(of: RulerMetrics.majorEvery) }

  var body: some View {
    Rectangle()
      .fill(value == 0 ? Color.primary : .secondary)
      .frame(
        width: isMajor ? 2 : RulerMetrics.tickWidth,
        height: isMajor ? 26 : 16
      )
      .accessibilityHidden(true)
  }
}

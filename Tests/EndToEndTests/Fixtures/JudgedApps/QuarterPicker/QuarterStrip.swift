import SwiftUI

/// Swipe through the quarters; the one under the arrow feeds the chart.
struct QuarterStrip: View {
  let quarters: [Quarter]
  @Binding var selection: Quarter.ID?

  @State private var width: CGFloat = 0

  private enum Metrics {
    static let tile: CGFloat = 112
    static let spacing: CGFloat = 8
    static let lead: CGFloat = 16
  }

  private var trail: CGFloat {
    max(Metrics.lead, width - Metrics.lead - Metrics.tile)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "arrowtriangle.down.fill")
        .font(.caption2)
        .frame(width: Metrics.tile)
        .padding(.leading, Metrics.lead)

      ScrollView(.horizontal) {
        HStack(spacing: Metrics.spacing) {
          ForEach(quarters) { quarter in
            VStack(alignment: .leading) {
              Text(quarter.label).font(.caption.bold())
              Text(quarter.total, format: .number.precision(.fractionLength(0)))
                .font(.title3.monospacedDigit())
            }
            .frame(width: Metrics.tile, height: 64)
            .background(.quaternary, in: .rect(cornerRadius: 12))
            .opacity(quarter.id == selection ? 1 : 0.55)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection)
      .contentMargins(.leading, Metrics.lead, for: .scrollContent)
      .contentMargins(.trailing, trail, for: .scrollContent)
      .readWidth(into: $width)
    }
  }
}

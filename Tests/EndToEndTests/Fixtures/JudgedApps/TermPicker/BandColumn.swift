import SwiftUI

/// A column of rows behind a fixed band; the row in the band is the choice.
/// - Parameter bandRow: row of the column, from the top, that the band lies on.
struct BandColumn<Value: Hashable, Label: View>: View {
  let values: [Value]
  @Binding var selection: Value?
  var bandRow = 1
  @ViewBuilder let label: (Value) -> Label

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          label(value)
            .frame(maxWidth: .infinity)
            .frame(height: BandMetrics.row)
            .opacity(value == selection ? 1 : 0.45)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.top, BandMetrics.row * CGFloat(bandRow), for: .scrollContent)
    .contentMargins(.bottom, BandMetrics.row * CGFloat(BandMetrics.rows - 2), for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection)
    .scrollIndicators(.hidden)
    .frame(height: BandMetrics.height)
    .background(alignment: .top) { band }
  }

  private var band: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.tint.opacity(0.15))
      .frame(height: BandMetrics.row)
      .offset(y: BandMetrics.row * CGFloat(bandRow))
  }
}

enum BandMetrics {
  static let row: CGFloat = 52
  static let rows = 5
  static var height: CGFloat { row * CGFloat(rows) }
}

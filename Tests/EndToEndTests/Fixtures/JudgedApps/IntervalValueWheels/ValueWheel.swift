import SwiftUI

struct WheelMetrics: Equatable {
  var rowHeight: CGFloat
  var rowsAround: Int
  var font: Font

  var height: CGFloat { rowHeight * CGFloat(2 * rowsAround + 1) }
  var inset: CGFloat { rowHeight * CGFloat(rowsAround) }

  static let small = WheelMetrics(rowHeight: 32, rowsAround: 1, font: .body)
  static let large = WheelMetrics(rowHeight: 52, rowsAround: 2, font: .title)
}

struct ValueWheel: View {
  let values: [Int]
  let unit: String
  let metrics: WheelMetrics
  @Binding var value: Int

  private var scrolled: Binding<Int?> {
    Binding {
      value
    } set: { new in
      if let new { value = new }
    }
  }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { number in
          Text("\(number) \(unit)")
            .font(metrics.font.monospacedDigit())
            .foregroundStyle(number == value ? .primary : .secondary)
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: metrics.rowHeight)
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, metrics.inset)
    }
    .scrollPosition(id: scrolled, anchor: .center)
    .scrollTargetBehavior(RowSnap(rowHeight: metrics.rowHeight))
    .scrollIndicators(.hidden)
    .frame(height: metrics.height)
    .id(metrics.rowHeight)
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: metrics.rowHeight)
    }
    .sensoryFeedback(.selection, trigger: value)
  }
}

private struct RowSnap: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(context.contentSize.height - context.containerSize.height, 0)
    let row = (target.rect.origin.y / rowHeight).rounded()
    target.rect.origin.y = min(max(row * rowHeight, 0), bottom)
  }
}

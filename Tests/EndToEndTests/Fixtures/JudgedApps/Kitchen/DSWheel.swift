import SwiftUI

/// A drum of values with the chosen one in the band in the middle.
struct DSWheel<Value: Hashable>: View {
  let values: [Value]
  @Binding var index: Int
  var rowHeight: CGFloat = 44
  var visible = 5
  let title: (Value) -> String

  private var inset: CGFloat { CGFloat(visible / 2) * rowHeight }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text(title(value))
            .font(.title2.monospacedDigit())
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
        }
      }
      .padding(.vertical, inset)
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(WheelStop(row: rowHeight))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / rowHeight).rounded())
    } action: { _, row in
      index = min(max(row, 0), values.count - 1)
    }
    .frame(height: rowHeight * CGFloat(visible))
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
  }
}

struct WheelStop: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect.minY / row
    let to = target.rect.minY / row
    let last = ((context.contentSize.height - context.containerSize.height) / row).rounded()

    var stop = to.rounded()
    // A short push is enough for the neighbouring row.
    if stop == from.rounded(), abs(to - from) >= 0.25 {
      stop = to > from ? to.rounded(.up) : to.rounded(.down)
    }
    target.rect.origin.y = min(max(stop, 0), last) * row
  }
}

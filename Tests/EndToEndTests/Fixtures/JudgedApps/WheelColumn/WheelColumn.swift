import SwiftUI

enum WheelMetrics {
  static let rowHeight: CGFloat = 40
  static let visibleRows: CGFloat = 5
  static var height: CGFloat { rowHeight * visibleRows }
}

struct WheelColumn<Value: Hashable, Label: View>: View {
  let values: [Value]
  @Binding var selection: Value
  @ViewBuilder let label: (Value) -> Label

  private var position: Binding<Value?> {
    Binding {
      selection
    } set: { newValue in
      if let newValue { selection = newValue }
    }
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          label(value)
            .frame(maxWidth: .infinity)
            .frame(height: WheelMetrics.rowHeight)
            .opacity(value == selection ? 1 : 0.4)
            .scrollTransition(axis: .vertical) { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.85)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, (WheelMetrics.height - WheelMetrics.rowHeight) / 2)
    }
    .frame(height: WheelMetrics.height)
    .scrollPosition(id: position, anchor: .center)
    .scrollTargetBehavior(.wheel(rows: values.count))
    .sensoryFeedback(.selection, trigger: selection)
  }
}

struct WheelBehavior: ScrollTargetBehavior {
  let rows: Int
  var rowHeight: CGFloat = WheelMetrics.rowHeight

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // The row which is in the middle of the wheel.
    let middle = target.rect.minY + context.containerSize.height / 2
    let padding = (context.containerSize.height - rowHeight) / 2
    let row = ((middle - padding) / rowHeight).rounded(.down)
    target.rect.origin.y = min(max(row, 0), CGFloat(rows - 1)) * rowHeight
  }
}

extension ScrollTargetBehavior where Self == WheelBehavior {
  static func wheel(rows: Int) -> Self { .init(rows: rows) }
}

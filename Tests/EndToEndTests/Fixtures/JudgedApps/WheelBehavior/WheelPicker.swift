import SwiftUI

struct WheelPicker<Value: Hashable, Label: View>: View {
  let values: [Value]
  @Binding var selection: Value
  var rowHeight: CGFloat = 40
  var visibleRows: Int = 5
  @ViewBuilder var label: (Value) -> Label

  @State private var position: Value?

  private var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var margin: CGFloat { (height - rowHeight) / 2 }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          label(value)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .scrollTransition(.interactive) { content, phase in
              content
                .opacity(1 - abs(phase.value) * 0.6)
                .scaleEffect(1 - abs(phase.value) * 0.2)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, margin)
    }
    .frame(height: height)
    .scrollPosition(id: $position, anchor: .center)
    .scrollTargetBehavior(WheelBehavior(rowHeight: rowHeight, rowCount: values.count))
    .background(alignment: .center) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .sensoryFeedback(.selection, trigger: position)
    .onAppear { position = selection }
    .onChange(of: position) { _, new in
      if let new { selection = new }
    }
  }
}

// Always stops with a row in the middle of the wheel.
struct WheelBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let rowCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard rowCount > 0 else { return }
    let row = Int(target.rect.minY / rowHeight)
    let index = min(max(row, 0), rowCount - 1)
    target.rect.origin.y = CGFloat(index) * rowHeight
  }
}

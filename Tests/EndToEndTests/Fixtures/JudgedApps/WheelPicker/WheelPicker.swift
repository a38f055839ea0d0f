import SwiftUI

struct WheelPicker<Value: Hashable, Row: View>: View {
  let values: [Value]
  @Binding var selection: Value
  var rowHeight: CGFloat = 40
  var visibleRows = 5
  @ViewBuilder var row: (Value) -> Row

  private var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var inset: CGFloat { (height - rowHeight) / 2 }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          row(value)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .opacity(value == selection ? 1 : 0.4)
        }
      }
    }
    .contentMargins(.vertical, inset, for: .scrollContent)
    .scrollTargetBehavior(WheelBehavior(step: rowHeight))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int(((geometry.contentOffset.y + geometry.contentInsets.top) / rowHeight).rounded())
    } action: { _, index in
      if values.indices.contains(index) { selection = values[index] }
    }
    .frame(height: height)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
  }
}

struct ReminderTimeView: View {
  @State private var hour = 0
  @State private var minute = 0

  var body: some View {
    HStack(spacing: 8) {
      WheelPicker(values: Array(0..<24), selection: $hour) { Text("\($0)") }
      WheelPicker(values: Array(0..<60), selection: $minute) { Text(String(format: "%02d", $0)) }
    }
    .font(.title2.monospacedDigit())
    .padding()
    .navigationTitle("Remind me")
  }
}

#Preview { ReminderTimeView() }

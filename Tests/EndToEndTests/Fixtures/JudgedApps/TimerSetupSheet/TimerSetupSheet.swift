import SwiftUI

struct TimerSetupSheet: View {
  @Binding var hours: Int
  @Binding var minutes: Int
  let onStart: () -> Void

  @ScaledMetric(relativeTo: .title3) private var rowHeight: CGFloat = 44
  @Environment(\.dismiss) private var dismiss

  private var isValid: Bool { hours > 0 || minutes > 0 }

  var body: some View {
    VStack(spacing: 20) {
      Text("Set Timer")
        .font(.headline)
      HStack(spacing: 12) {
        WheelColumn(values: Array(0...23), unit: "hr", rowHeight: rowHeight, selection: $hours)
        WheelColumn(
          values: Array(stride(from: 0, to: 60, by: 5)),
          unit: "min",
          rowHeight: rowHeight,
          selection: $minutes
        )
      }
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.quaternary)
          .frame(height: rowHeight)
      }
      Button("Start") {
        onStart()
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!isValid)
    }
    .padding(24)
    .presentationDetents([.medium, .large])
  }
}

struct WheelColumn: View {
  let values: [Int]
  let unit: String
  let rowHeight: CGFloat
  @Binding var selection: Int
  @State private var position: ScrollPosition

  init(values: [Int], unit: String, rowHeight: CGFloat, selection: Binding<Int>) {
    self.values = values
    self.unit = unit
    self.rowHeight = rowHeight
    _selection = selection
    let row = values.firstIndex(of: selection.wrappedValue) ?? 0
    _position = State(initialValue: ScrollPosition(y: CGFloat(row) * rowHeight))
  }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text("\(value) \(unit)")
            .font(.title3.monospacedDigit())
            .foregroundStyle(value == selection ? .primary : .secondary)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
        }
      }
      .padding(.vertical, WheelLayout.edgeInset(rowHeight: rowHeight))
    }
    .frame(height: WheelLayout.height(rowHeight: rowHeight))
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.wheel(rowHeight: rowHeight))
    .scrollPosition($position)
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / rowHeight).rounded())
    } action: { _, row in
      guard values.indices.contains(row) else { return }
      selection = values[row]
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}

import SwiftUI

struct WeightEntryView: View {
  @State private var weight = 40.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 32) {
      Text("Current weight")
        .font(.headline)
      Text("\(weight, format: .number.precision(.fractionLength(1))) kg")
        .font(.system(size: 54, weight: .semibold, design: .rounded))
        .contentTransition(.numericText(value: weight))

      RulerPicker(value: $weight, bounds: 40...140, step: 0.5)

      Button("Save") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 24)
  }
}

#Preview {
  WeightEntryView()
}

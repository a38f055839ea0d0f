import SwiftUI

struct WeightEntry: Identifiable {
  let id = UUID()
  var date: Date
  var kilograms: Double
}

struct WeightEntryView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var kilograms = 72.5
  var onSave: (WeightEntry) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 32) {
      Text("Today's weight")
        .font(.headline)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(kilograms, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 64, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
        Text("kg")
          .font(.title3)
          .foregroundStyle(.secondary)
      }
      RulerPicker(value: $kilograms, range: 30...150)
        .padding(.horizontal, 24)
      Button("Save") {
        onSave(WeightEntry(date: .now, kilograms: kilograms))
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(.vertical, 40)
  }
}

#Preview {
  WeightEntryView()
}

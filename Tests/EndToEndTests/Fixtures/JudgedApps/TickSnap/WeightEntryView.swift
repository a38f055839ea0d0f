import SwiftUI
import Observation

@Observable
final class WeightEntryModel {
  let lowest = 40.0
  let step = 0.5
  let tickCount = 221
  var index = 0

  var kilograms: Double { lowest + Double(index) * step }

  func label(for tick: Int) -> String? {
    guard tick.isMultiple(of: 10) else { return nil }
    return String(Int(lowest + Double(tick) * step))
  }
}

struct WeightEntryView: View {
  @State private var model = WeightEntryModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 32) {
      Text("Today's weight")
        .font(.headline)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(model.kilograms, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 64, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
        Text("kg").foregroundStyle(.secondary)
      }
      WeightRuler(model: model)
        .frame(height: 96)
      Button("Save") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  WeightEntryView()
}

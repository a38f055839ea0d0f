import SwiftUI

@Observable
final class WeightLog {
  private(set) var entries: [Date: Double] = [:]
  var draft: Double = 100

  func save(on date: Date = .now) {
    entries[date] = draft
  }
}

struct LogWeightScreen: View {
  @State private var log = WeightLog()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 32) {
      Spacer()

      VStack(spacing: 4) {
        Text("Today's weight")
          .font(.headline)
          .foregroundStyle(.secondary)
        Text(log.draft, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 72, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
          .monospacedDigit()
        Text("kg")
          .foregroundStyle(.secondary)
      }

      WeightRuler(range: 40...160, kilograms: $log.draft)

      Spacer()

      Button("Save entry") {
        log.save()
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(.vertical)
  }
}

#Preview {
  LogWeightScreen()
}

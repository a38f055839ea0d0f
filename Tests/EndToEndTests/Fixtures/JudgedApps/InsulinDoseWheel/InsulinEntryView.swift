import SwiftUI

struct InsulinEntryView: View {
  @State private var units: Int? = 6
  @State private var half: Int? = 0
  @State private var showsConfirmation = false

  private var dose: Double { Double(units ?? 0) + Double(half ?? 0) / 10 }

  var body: some View {
    VStack(spacing: 24) {
      Text("\(dose, format: .number.precision(.fractionLength(1))) units")
        .font(.largeTitle.bold())
        .contentTransition(.numericText())

      HStack(spacing: 8) {
        DoseWheel(values: Array(0...60), selection: $units) { "\($0)" }
        DoseWheel(values: [0, 5], selection: $half) { ".\($0)" }
          .frame(width: 96)
      }
      .padding(.horizontal, 24)

      Button("Log dose") { showsConfirmation = true }
        .buttonStyle(.borderedProminent)
        .disabled(dose == 0)
    }
    .confirmationDialog("Log this dose?", isPresented: $showsConfirmation) {
      Button("Log") {}
    }
  }
}

#Preview {
  InsulinEntryView()
}

import SwiftUI

struct Medication: Identifiable {
  let id = UUID()
  var name: String
  var unit: String
  var doses: [Double]
}

struct LogDoseView: View {
  let medication: Medication
  var onLog: (Double) -> Void = { _ in }

  @Environment(\.dismiss) private var dismiss
  @State private var dose = 5.0

  var body: some View {
    VStack(spacing: 16) {
      Text(medication.name)
        .font(.headline)
      DoseWheel(doses: medication.doses, unit: medication.unit, selection: $dose)
        .padding(.horizontal, 48)
      Button("Log dose") {
        onLog(dose)
        dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  LogDoseView(
    medication: Medication(
      name: "Insulin lispro", unit: "IU", doses: Array(stride(from: 0.5, through: 30, by: 0.5)))
  )
}

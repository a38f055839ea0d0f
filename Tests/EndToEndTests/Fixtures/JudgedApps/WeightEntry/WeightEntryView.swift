import SwiftUI

struct WeightEntryView: View {
  @State private var tenths = 400
  @State private var saved: [Int] = []

  var body: some View {
    VStack(spacing: 28) {
      Text("Today's weight")
        .font(.title3)
      Text(Double(tenths) / 10, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      WeightRuler(tenths: $tenths, range: 400...1200)
        .padding(.horizontal, 24)
      Button("Save") { saved.append(tenths) }
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  WeightEntryView()
}

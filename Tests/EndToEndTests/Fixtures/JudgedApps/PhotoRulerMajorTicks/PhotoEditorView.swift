import SwiftUI

enum Adjustment: String, CaseIterable, Identifiable {
  case brilliance, shadows, warmth, vignette
  var id: Self { self }
  var symbol: String {
    switch self {
    case .brilliance: "sun.max"
    case .shadows: "circle.lefthalf.filled"
    case .warmth: "thermometer.medium"
    case .vignette: "camera.filters"
    }
  }
}

struct PhotoEditorView: View {
  @State private var current = Adjustment.vignette
  @State private var amount = 0

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 4)
        .fill(LinearGradient(colors: [.teal, .orange], startPoint: .top, endPoint: .bottom))
        .overlay(Color.black.opacity(Double(amount) / 200))
        .padding(.horizontal)

      Picker("Adjustment", selection: $current) {
        ForEach(Adjustment.allCases) { Image(systemName: $0.symbol).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)

      Text("\(current.rawValue.capitalized) \(amount)")
        .font(.callout.monospacedDigit())

      AdjustmentRuler(value: $amount)
    }
    .padding(.vertical)
    .preferredColorScheme(.dark)
  }
}

#Preview {
  PhotoEditorView()
}

import SwiftUI

struct LogWeightView: View {
  private let scale = WeightScale(kilos: 40...140)
  @State private var tick: Int? = 325
  var save: (Double) -> Void = { _ in }

  private var shown: Double { scale.value(at: tick ?? 0) }

  var body: some View {
    VStack(spacing: 24) {
      Text(shown, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 48, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      WeightRuler(scale: scale, tick: $tick)
        .sensoryFeedback(.selection, trigger: tick)
      Button("Save") { save(shown) }
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview { LogWeightView() }

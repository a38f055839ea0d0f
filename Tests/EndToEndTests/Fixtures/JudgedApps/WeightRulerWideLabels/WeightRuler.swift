import SwiftUI

struct RulerConfig {
  var range: ClosedRange<Int> = 30...200
  var tickWidth: CGFloat = 2
  var tickSpacing: CGFloat = 8
  var majorEvery = 10

  var step: CGFloat { tickWidth + tickSpacing }
  var lastIndex: Int { range.upperBound - range.lowerBound }
}

struct RulerSnapBehavior: ScrollTargetBehavior {
  let config: RulerConfig

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / config.step).rounded()
    let clamped = min(max(index, 0), CGFloat(config.lastIndex))
    target.rect.origin.x = clamped * config.step
  }
}

struct WeightRuler: View {
  @Binding var weight: Int
  var config = RulerConfig()

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: config.tickSpacing) {
          ForEach(config.range, id: \.self) { value in
            tick(value)
          }
        }
        .padding(.horizontal, (geo.size.width - config.tickWidth) / 2)
      }
      .scrollTargetBehavior(RulerSnapBehavior(config: config))
      .onScrollGeometryChange(for: Int.self) { [config] geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        let index = Int((x / config.step).rounded())
        return config.range.lowerBound + min(max(index, 0), config.lastIndex)
      } action: { _, newValue in
        weight = newValue
      }
    }
    .frame(height: 72)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 3, height: 46)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: weight)
  }

  @ViewBuilder
  private func tick(_ value: Int) -> some View {
    let isMajor = value % config.majorEvery == 0
    VStack(spacing: 6) {
      Capsule()
        .fill(isMajor ? Color.primary : Color.secondary)
        .frame(width: config.tickWidth, height: isMajor ? 40 : 24)
      if isMajor {
        Text("\(value)")
          .font(.caption2.monospacedDigit())
          .fixedSize()
      }
    }
  }
}

struct WeightEntryView: View {
  @State private var weight = 30

  var body: some View {
    VStack(spacing: 32) {
      Text("What is your weight?").font(.title2.bold())
      Text("\(weight) kg")
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      WeightRuler(weight: $weight)
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  WeightEntryView()
}

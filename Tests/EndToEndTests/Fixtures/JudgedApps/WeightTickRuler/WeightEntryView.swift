import SwiftUI

struct WeightEntryView: View {
  var scale: RulerScale = .bodyWeight
  var onSave: (Double) -> Void

  @State private var index = 0

  var body: some View {
    VStack(spacing: 32) {
      Text("Log today's weight").font(.title2.bold())

      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(scale.value(at: index), format: .number.precision(.fractionLength(1)))
          .font(.system(size: 56, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("kg").foregroundStyle(.secondary)
      }

      ruler
        .frame(height: 76)

      Button("Save") { onSave(scale.value(at: index)) }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .sensoryFeedback(.selection, trigger: index)
  }

  private var ruler: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: RulerMetrics.tickSpacing) {
          ForEach(0..<scale.tickCount, id: \.self) { tick in
            TickMark(
              isMajor: tick.isMultiple(of: scale.ticksPerMajor),
              label: scale.value(at: tick).formatted(.number.precision(.fractionLength(0))))
          }
        }
      }
      .contentMargins(.horizontal, max(0, (geo.size.width - RulerMetrics.tickWidth) / 2), for: .scrollContent)
      .scrollTargetBehavior(RulerBehavior(scale: scale))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / RulerMetrics.pitch).rounded())
      } action: { _, newValue in
        index = newValue
      }
    }
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 2, height: 52)
        .allowsHitTesting(false)
    }
  }
}

private struct TickMark: View {
  let isMajor: Bool
  let label: String

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(
        width: isMajor ? RulerMetrics.majorTickWidth : RulerMetrics.tickWidth,
        height: isMajor ? 40 : 24
      )
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(label)
            .font(.caption2)
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

#Preview {
  WeightEntryView { print($0) }
}

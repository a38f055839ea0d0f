import SwiftUI

struct WeightRulerView: View {
  @Binding var weight: Double
  var scale: RulerScale = .bodyWeight

  @ScaledMetric(relativeTo: .body) private var tickSpacing: CGFloat = 8
  @State private var position = ScrollPosition(edge: .leading)

  private let tickWidth: CGFloat = 2
  private let rulerHeight: CGFloat = 96

  private var pitch: CGFloat { tickWidth + tickSpacing }

  var body: some View {
    VStack(spacing: 24) {
      readout
      ruler
        .frame(height: rulerHeight)
        .overlay { needle }
        .padding(.horizontal, 24)
    }
    .sensoryFeedback(.selection, trigger: weight)
  }

  private var readout: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text(weight, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      Text("kg")
        .font(.title3)
        .foregroundStyle(.secondary)
    }
    .monospacedDigit()
  }

  private var ruler: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: tickSpacing) {
          ForEach(0..<scale.tickCount, id: \.self) { index in
            tick(at: index)
          }
        }
        .padding(.horizontal, (proxy.size.width - tickWidth) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(.ticks(every: pitch, count: scale.tickCount))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / pitch).rounded())
      } action: { _, index in
        weight = scale.value(at: index)
      }
      .onAppear {
        position.scrollTo(x: CGFloat(scale.index(of: weight)) * pitch)
      }
    }
  }

  private func tick(at index: Int) -> some View {
    let major = scale.isMajor(index)
    return Capsule()
      .fill(major ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: tickWidth, height: major ? 44 : 26)
      .frame(height: rulerHeight, alignment: .top)
      .overlay(alignment: .bottom) {
        if major {
          Text(scale.value(at: index), format: .number.precision(.fractionLength(0)))
            .font(.caption)
            .foregroundStyle(.secondary)
            .fixedSize()
        }
      }
  }

  private var needle: some View {
    Capsule()
      .fill(.tint)
      .frame(width: 4, height: 56)
      .frame(maxHeight: .infinity, alignment: .top)
      .allowsHitTesting(false)
  }
}

#Preview {
  @Previewable @State var weight = 72.5
  WeightRulerView(weight: $weight)
}

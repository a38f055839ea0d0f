import SwiftUI

struct RulerPicker: View {
  let scale: RulerScale
  @Binding var value: Double

  private let tickWidth: CGFloat = 2
  private let gap: CGFloat = 8
  private var pitch: CGFloat { tickWidth + gap }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: gap) {
          ForEach(0...scale.lastTick, id: \.self) { tick in
            TickMark(
              major: scale.isMajor(tick),
              width: tickWidth,
              label: scale.value(at: tick)
            )
          }
        }
        .frame(height: geo.size.height, alignment: .bottom)
      }
      .contentMargins(.horizontal, (geo.size.width - tickWidth) / 2, for: .scrollContent)
      .scrollTargetBehavior(RulerSnapping(pitch: pitch, lastTick: scale.lastTick))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / pitch).rounded())
      } action: { _, tick in
        value = scale.value(at: tick)
      }
      .overlay(alignment: .bottom) {
        Image(systemName: "arrowtriangle.up.fill")
          .foregroundStyle(.tint)
          .offset(y: 18)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 72)
    .sensoryFeedback(.selection, trigger: value)
  }
}

private struct TickMark: View {
  let major: Bool
  let width: CGFloat
  let label: Double

  var body: some View {
    Capsule()
      .fill(major ? Color.primary : Color.secondary.opacity(0.6))
      .frame(width: major ? width * 2 : width, height: major ? 36 : 22)
      .overlay(alignment: .top) {
        if major {
          Text(label, format: .number.precision(.fractionLength(0)))
            .font(.caption.monospacedDigit())
            .fixedSize()
            .offset(y: -22)
        }
      }
  }
}

struct WeightEntryView: View {
  @State private var weight = 40.0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(weight, format: .number.precision(.fractionLength(1))) kg")
        .font(.system(size: 44, weight: .semibold, design: .rounded))
      RulerPicker(scale: .bodyWeight, value: $weight)
      Button("Save") {}
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  WeightEntryView()
}

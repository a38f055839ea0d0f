import SwiftUI

struct WeightRuler: View {
  @Binding var weight: Double
  private let scale = WeightScale()
  private static let pitch: CGFloat = 10
  @State private var position: ScrollPosition

  init(weight: Binding<Double>) {
    _weight = weight
    let tick = WeightScale().tick(for: weight.wrappedValue)
    _position = State(initialValue: ScrollPosition(x: CGFloat(tick) * Self.pitch))
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        margin
        ForEach(0..<scale.tickCount, id: \.self) { tick in
          TickMark(label: tick.isMultiple(of: scale.major) ? scale.value(at: tick) : nil)
            .frame(width: Self.pitch)
        }
        margin
      }
    }
    .scrollIndicators(.hidden)
    .scrollPosition($position)
    .scrollTargetBehavior(TickBehavior(scale: scale, pitch: Self.pitch))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Self.pitch).rounded())
    } action: { _, tick in
      weight = scale.value(at: min(max(tick, 0), scale.tickCount - 1))
    }
    .frame(height: 84)
    .overlay {
      Capsule().fill(.tint).frame(width: 3, height: 60).allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: weight)
  }

  private var margin: some View {
    Color.clear
      .frame(height: 1)
      .containerRelativeFrame(.horizontal) { length, _ in (length - Self.pitch) / 2 }
  }
}

private struct TickMark: View {
  let label: Double?

  var body: some View {
    VStack(spacing: 6) {
      Rectangle()
        .fill(label == nil ? .tertiary : .primary)
        .frame(width: 1, height: label == nil ? 18 : 32)
      Text(label ?? 0, format: .number)
        .font(.caption2.monospacedDigit())
        .fixedSize()
        .opacity(label == nil ? 0 : 1)
    }
    .frame(height: 60, alignment: .top)
  }
}

struct WeighInSheet: View {
  @State var weight = 71.5
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 28) {
      Text("\(weight, format: .number.precision(.fractionLength(1))) kg")
        .font(.system(size: 48, weight: .semibold, design: .rounded))
        .contentTransition(.numericText(value: weight))
      WeightRuler(weight: $weight)
      Button("Save") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 24)
    .presentationDetents([.height(320)])
  }
}

#Preview { Color.clear.sheet(isPresented: .constant(true)) { WeighInSheet() } }

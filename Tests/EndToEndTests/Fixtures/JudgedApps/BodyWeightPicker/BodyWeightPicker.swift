import SwiftUI

struct WeightScale {
  let minimum: Double
  let maximum: Double
  let increment: Double

  var tickCount: Int { Int(((maximum - minimum) / increment).rounded()) + 1 }

  func value(at tick: Int) -> Double {
    minimum + Double(tick) * increment
  }

  func tick(for value: Double) -> Int {
    let tick = Int(((value - minimum) / increment).rounded())
    return min(max(tick, 0), tickCount - 1)
  }

  static let kilograms = WeightScale(minimum: 30, maximum: 150, increment: 0.5)
}

struct RulerSnapBehavior: ScrollTargetBehavior {
  var pitch: CGFloat
  var tickCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = nearestTick(to: target.rect.minX)
    target.rect.origin.x = CGFloat(tick) * pitch
  }

  private func nearestTick(to offset: CGFloat) -> Int {
    let tick = Int((offset / pitch).rounded())
    return min(max(tick, 0), tickCount - 1)
  }
}

struct BodyWeightPicker: View {
  private let scale = WeightScale.kilograms
  @State private var tick: Int?

  init(weight: Double) {
    _tick = State(initialValue: WeightScale.kilograms.tick(for: weight))
  }

  private var weight: Double {
    scale.value(at: tick ?? 0)
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Log weight")
        .font(.headline)

      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(weight, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 56, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("kg")
          .foregroundStyle(.secondary)
      }

      WeightRuler(scale: scale, tick: $tick)
        .frame(height: 88)

      Button("Save") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .sensoryFeedback(.selection, trigger: tick)
  }
}

private struct WeightRuler: View {
  let scale: WeightScale
  @Binding var tick: Int?

  private let pitch: CGFloat = 12

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<scale.tickCount, id: \.self) { index in
            RulerTick(index: index, label: label(for: index))
              .frame(width: pitch)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, max((proxy.size.width - pitch) / 2, 0))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(RulerSnapBehavior(pitch: pitch, tickCount: scale.tickCount))
      .scrollPosition(id: $tick, anchor: .center)
      .overlay(alignment: .top) {
        Capsule()
          .fill(.tint)
          .frame(width: 4, height: 52)
          .allowsHitTesting(false)
      }
    }
  }

  private func label(for index: Int) -> String? {
    index.isMultiple(of: 10) ? String(Int(scale.value(at: index))) : nil
  }
}

private struct RulerTick: View {
  let index: Int
  let label: String?

  private var height: CGFloat {
    if label != nil { return 40 }
    return index.isMultiple(of: 2) ? 28 : 18
  }

  var body: some View {
    Capsule()
      .fill(label == nil ? Color.secondary.opacity(0.4) : Color.primary)
      .frame(width: 2, height: height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .overlay(alignment: .bottom) {
        if let label {
          Text(label)
            .font(.caption.monospacedDigit())
            .fixedSize()
        }
      }
  }
}

#Preview {
  BodyWeightPicker(weight: 72.5)
}

import SwiftUI

struct WeightPicker: View {
  @Binding var kilograms: Double

  private let lowest = 40.0
  private let step = 0.5
  private let tickCount = 241  // 40.0 ... 160.0 kg
  private let pitch: CGFloat = 10

  var body: some View {
    VStack(spacing: 24) {
      Text(kilograms, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      GeometryReader { geo in
        ScrollView(.horizontal) {
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(0..<tickCount, id: \.self) { i in
              Tick(index: i, label: i.isMultiple(of: 10) ? "\(Int(lowest) + i / 2)" : nil)
                .frame(width: pitch, height: 80, alignment: .bottom)
            }
          }
          .padding(.horizontal, max(0, (geo.size.width - pitch) / 2))
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(TickSnap(pitch: pitch))
        .defaultScrollAnchor(.center)
        .onScrollGeometryChange(for: Int.self) { g in
          let x = g.contentOffset.x + g.contentInsets.leading
          return min(max(Int((x / pitch).rounded()), 0), tickCount - 1)
        } action: { _, index in
          kilograms = lowest + Double(index) * step
        }
        .overlay(alignment: .bottom) {
          Capsule()
            .fill(.orange)
            .frame(width: 3, height: 56)
            .allowsHitTesting(false)
        }
      }
      .frame(height: 80)
      .sensoryFeedback(.selection, trigger: kilograms)
    }
  }
}

private struct Tick: View {
  let index: Int
  let label: String?

  var body: some View {
    Rectangle()
      .fill(label == nil ? Color.secondary.opacity(0.4) : Color.primary)
      .frame(width: 2, height: height)
      .overlay(alignment: .top) {
        if let label {
          Text(label)
            .font(.caption2)
            .fixedSize()
            .offset(y: -18)
        }
      }
  }

  private var height: CGFloat {
    if index.isMultiple(of: 10) { return 44 }
    return index.isMultiple(of: 2) ? 28 : 18
  }
}

struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

#Preview {
  @Previewable @State var kg = 100.0
  WeightPicker(kilograms: $kg)
}

import SwiftUI

enum RulerMetrics {
  static let tickWidth: CGFloat = 1
  static let majorTickWidth: CGFloat = 3
  static let gap: CGFloat = 9
  static let step: CGFloat = tickWidth + gap
  static let height: CGFloat = 90
}

struct RulerSnapping: ScrollTargetBehavior {
  let lastTick: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = Int((target.rect.minX / RulerMetrics.step).rounded())
    target.rect.origin.x = CGFloat(min(max(tick, 0), lastTick)) * RulerMetrics.step
  }
}

struct WeightRuler: View {
  @Binding var kilograms: Int
  let range: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: RulerMetrics.gap) {
          ForEach(range, id: \.self) { value in
            Tick(value: value, isMajor: value.isMultiple(of: 10))
          }
        }
        .frame(height: RulerMetrics.height, alignment: .top)
        .padding(.horizontal, (proxy.size.width - RulerMetrics.tickWidth) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(RulerSnapping(lastTick: range.count - 1))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / RulerMetrics.step).rounded())
      } action: { _, tick in
        kilograms = min(max(range.lowerBound + tick, range.lowerBound), range.upperBound)
      }
    }
    .frame(height: RulerMetrics.height)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 2, height: 48)
        .allowsHitTesting(false)
    }
  }
}

private struct Tick: View {
  let value: Int
  let isMajor: Bool

  var body: some View {
    Rectangle()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(
        width: isMajor ? RulerMetrics.majorTickWidth : RulerMetrics.tickWidth,
        height: isMajor ? 40 : 24
      )
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(value, format: .number)
            .font(.caption.monospacedDigit())
            .fixedSize()
            .offset(y: 24)
        }
      }
  }
}

struct WeightEntryView: View {
  @State private var kilograms = 40
  var onSave: (Int) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 24) {
      Text("Today's weight").font(.headline)
      Text("\(kilograms) kg")
        .font(.system(size: 48, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      WeightRuler(kilograms: $kilograms, range: 40...140)
      Button("Save") { onSave(kilograms) }
        .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  WeightEntryView()
}

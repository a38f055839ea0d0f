import SwiftUI

// The scrubber below the photo. Drag the scale under the needle.
struct AdjustmentRuler: View {
  @Binding var value: Int
  var maximum = 100

  @State private var width: CGFloat = 0

  private let gap: CGFloat = 8
  private let minorTick: CGFloat = 2
  private let majorTick: CGFloat = 4

  private var inset: CGFloat { max(0, (width - majorTick) / 2) }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: gap) {
        ForEach(0...maximum, id: \.self) { tick in
          let major = tick.isMultiple(of: 10)
          Capsule()
            .fill(major ? Color.primary : Color.secondary)
            .frame(
              width: major ? majorTick : minorTick,
              height: major ? 28 : 16)
        }
      }
      .padding(.horizontal, inset)
      .frame(height: 44)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(TickBehavior(step: minorTick + gap, ticks: maximum))
    .onScrollGeometryChange(for: Int.self) { geometry in
      let x = geometry.contentOffset.x + geometry.contentInsets.leading
      return min(max(Int((x / (minorTick + gap)).rounded()), 0), maximum)
    } action: { _, newValue in
      value = newValue
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .overlay {
      Rectangle()
        .fill(.yellow)
        .frame(width: 2, height: 44)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: value)
  }
}

private struct TickBehavior: ScrollTargetBehavior {
  let step: CGFloat
  let ticks: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(tick, 0), CGFloat(ticks)) * step
  }
}

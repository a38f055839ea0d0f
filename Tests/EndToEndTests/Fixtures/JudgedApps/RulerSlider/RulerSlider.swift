import SwiftUI

// A horizontal ruler; the unit under the middle mark is the value.
struct RulerSlider<Tick: View>: View {
  @Binding var value: Int
  let range: ClosedRange<Int>
  let pitch: CGFloat
  @ViewBuilder let tick: (Int) -> Tick

  private var startAnchor: UnitPoint {
    UnitPoint(x: CGFloat(value - range.lowerBound) / CGFloat(range.count - 1), y: 0.5)
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Array(range), id: \.self) { unit in
            tick(unit).frame(width: pitch, height: 44)
          }
        }
        .padding(.horizontal, (geo.size.width - pitch) / 2)
      }
      .defaultScrollAnchor(startAnchor)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(RulerBehavior(range: range, pitch: pitch))
      .onScrollGeometryChange(for: Int.self) { geometry in
        range.lowerBound + Int((geometry.contentOffset.x / pitch).rounded())
      } action: { _, unit in
        value = min(max(unit, range.lowerBound), range.upperBound)
      }
      .overlay { Rectangle().frame(width: 2, height: 40).allowsHitTesting(false) }
    }
    .frame(height: 44)
    .sensoryFeedback(.selection, trigger: value)
  }
}

// Drags end on single units, fast flicks on multiples of five.
struct RulerBehavior: ScrollTargetBehavior {
  let range: ClosedRange<Int>
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let grain: CGFloat = abs(context.velocity.dx) > 800 ? 5 : 1
    let unit = CGFloat(range.lowerBound) + target.rect.minX / pitch
    let rounded = (unit / grain).rounded() * grain
    let bounded = min(max(rounded, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
    target.rect.origin.x = (bounded - CGFloat(range.lowerBound)) * pitch
  }
}

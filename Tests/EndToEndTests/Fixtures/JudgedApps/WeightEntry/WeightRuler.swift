import SwiftUI

enum RulerStyle {
  static let tickWidth: CGFloat = 2
  static let majorTickWidth: CGFloat = 4
  static let spacing: CGFloat = 8
  static let step = tickWidth + spacing
}

struct WeightRuler: View {
  @Binding var tenths: Int
  let range: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: RulerStyle.spacing) {
          ForEach(range, id: \.self) { value in
            Tick(value: value)
          }
        }
        .padding(.horizontal, (proxy.size.width - RulerStyle.tickWidth) / 2)
      }
      .scrollTargetBehavior(TickBehavior(count: range.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / RulerStyle.step).rounded())
      } action: { _, index in
        tenths = min(max(range.lowerBound + index, range.lowerBound), range.upperBound)
      }
      .overlay(alignment: .top) {
        Capsule()
          .fill(.red)
          .frame(width: 2, height: 56)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 84)
  }
}

private struct Tick: View {
  let value: Int

  private var isMajor: Bool { value.isMultiple(of: 10) }

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(
        width: isMajor ? RulerStyle.majorTickWidth : RulerStyle.tickWidth,
        height: isMajor ? 40 : 24
      )
      .overlay(alignment: .bottom) {
        if isMajor {
          Text("\(value / 10)")
            .font(.caption.monospacedDigit())
            .fixedSize()
            .offset(y: 22)
        }
      }
  }
}

private struct TickBehavior: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let index = (target.rect.minX / RulerStyle.step).rounded()
    let clamped = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = min(clamped * RulerStyle.step, end)
  }
}

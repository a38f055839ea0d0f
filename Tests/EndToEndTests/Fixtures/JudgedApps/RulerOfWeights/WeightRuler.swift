import SwiftUI

struct WeightRuler: View {
  let range: ClosedRange<Double>
  @Binding var kilograms: Double

  private static let tickWidth: CGFloat = 2
  private static let tickGap: CGFloat = 8
  private static var pitch: CGFloat { tickWidth + tickGap }

  private var tickCount: Int {
    Int(((range.upperBound - range.lowerBound) * 2).rounded()) + 1
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: Self.tickGap) {
          ForEach(0..<tickCount, id: \.self) { index in
            tick(at: index)
          }
        }
        .padding(.horizontal, (proxy.size.width - Self.tickWidth) / 2)
      }
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(.center)
      .scrollTargetBehavior(TickBehavior(pitch: Self.pitch, lastIndex: tickCount - 1))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / Self.pitch).rounded())
      } action: { _, index in
        let clamped = min(max(index, 0), tickCount - 1)
        kilograms = range.lowerBound + Double(clamped) / 2
      }
      .overlay(alignment: .bottom) {
        Capsule()
          .fill(.tint)
          .frame(width: 4, height: 64)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 110)
    .sensoryFeedback(.selection, trigger: kilograms)
  }

  private func tick(at index: Int) -> some View {
    let isWhole = index.isMultiple(of: 2)
    let isTen = index.isMultiple(of: 20)
    return Capsule()
      .fill(.secondary)
      .frame(width: Self.tickWidth, height: isTen ? 48 : isWhole ? 32 : 20)
      .overlay(alignment: .top) {
        if isTen {
          Text(range.lowerBound + Double(index) / 2, format: .number)
            .font(.caption)
            .fixedSize()
            .offset(y: -22)
        }
      }
  }
}

struct TickBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastIndex: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = Int((target.rect.minX / pitch).rounded())
    target.rect.origin.x = CGFloat(min(max(index, 0), lastIndex)) * pitch
  }
}

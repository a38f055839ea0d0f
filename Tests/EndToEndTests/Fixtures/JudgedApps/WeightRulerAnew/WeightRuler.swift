import SwiftUI

struct WeightScale {
  let kilos: ClosedRange<Int>
  let parts = 10

  var ticks: Range<Int> { 0..<((kilos.upperBound - kilos.lowerBound) * parts + 1) }

  func value(at tick: Int) -> Double {
    Double(kilos.lowerBound) + Double(tick) / Double(parts)
  }
}

struct WeightRuler: View {
  let scale: WeightScale
  @Binding var tick: Int?

  private let pitch: CGFloat = 9

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          ForEach(scale.ticks, id: \.self) { t in
            TickMark(
              label: t % scale.parts == 0 ? "\(Int(scale.value(at: t)))" : nil,
              tall: t % 5 == 0
            )
            .frame(width: pitch)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, (geo.size.width - pitch) / 2, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $tick, anchor: .center)
      .scrollIndicators(.hidden)
      .overlay(alignment: .bottom) {
        Capsule().fill(.red).frame(width: 3, height: 56).allowsHitTesting(false)
      }
    }
    .frame(height: 84)
  }
}

private struct TickMark: View {
  let label: String?
  let tall: Bool

  var body: some View {
    Rectangle()
      .fill(.primary.opacity(label == nil ? 0.4 : 0.9))
      .frame(width: 1, height: label != nil ? 40 : tall ? 30 : 20)
      .frame(height: 84, alignment: .bottom)
      .overlay(alignment: .top) {
        if let label {
          Text(label).font(.footnote.monospacedDigit()).fixedSize()
        }
      }
  }
}

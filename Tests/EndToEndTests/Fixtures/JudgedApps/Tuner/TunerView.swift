import SwiftUI

struct DetentBehavior: ScrollTargetBehavior {
  var detent: CGFloat
  var longest: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect.minX
    let travel = min(max(target.rect.minX - from, -longest), longest)
    let last = context.contentSize.width - context.containerSize.width
    let raw = min(max(from + travel, 0), last)
    target.rect.origin.x = (raw / detent).rounded() * detent
  }
}

struct TunerView: View {
  var band: Band = .europe
  @State private var index = 0

  var body: some View {
    VStack(spacing: 20) {
      Text(band.frequency(at: index), format: .number.precision(.fractionLength(1)))
        .font(.system(size: 64, weight: .light).monospacedDigit())
        .contentTransition(.numericText())

      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<band.count, id: \.self) { i in
            TickMark(frequency: band.frequency(at: i), isMajor: isWhole(i))
          }
        }
        .padding(.horizontal, Dial.side)
      }
      .scrollTargetBehavior(DetentBehavior(detent: Dial.tick, longest: Dial.longest))
      .scrollIndicators(.never)
      .onScrollGeometryChange(for: Int.self) {
        Int(($0.contentOffset.x / Dial.tick).rounded())
      } action: { _, new in
        index = new
      }
      .frame(width: Dial.width, height: 90)
      .overlay {
        Capsule()
          .fill(.red)
          .frame(width: 2)
          .allowsHitTesting(false)
      }
      .sensoryFeedback(.selection, trigger: index)
    }
  }

  private func isWhole(_ i: Int) -> Bool {
    Int((band.frequency(at: i) * 10).rounded()) % 10 == 0
  }
}

private struct TickMark: View {
  let frequency: Double
  let isMajor: Bool

  var body: some View {
    Rectangle()
      .fill(isMajor ? .primary : .secondary)
      .frame(width: 1, height: isMajor ? 44 : 26)
      .frame(width: Dial.tick)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(frequency, format: .number.precision(.fractionLength(0)))
            .font(.caption2)
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

#Preview("EU") { TunerView() }
#Preview("JP") { TunerView(band: .japan) }

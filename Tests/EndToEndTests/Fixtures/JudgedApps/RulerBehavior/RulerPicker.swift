import SwiftUI

struct RulerPicker: View {
  @Binding var value: Double
  let range: ClosedRange<Double>
  var step: Double = 0.5
  var majorEvery: Int = 10

  @State private var index: Int?

  private let tickWidth: CGFloat = 2
  private let gap: CGFloat = 8

  private var count: Int {
    Int(((range.upperBound - range.lowerBound) / step).rounded()) + 1
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: gap) {
          ForEach(0..<count, id: \.self) { tick in
            Tick(isMajor: tick.isMultiple(of: majorEvery), label: label(for: tick))
              .frame(width: tickWidth)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, (proxy.size.width - tickWidth) / 2)
      }
      .scrollPosition(id: $index, anchor: .center)
      .scrollTargetBehavior(
        RulerBehavior(pitch: tickWidth + gap, count: count, majorEvery: majorEvery)
      )
      .overlay(alignment: .top) {
        Capsule()
          .fill(Color.accentColor)
          .frame(width: 3, height: 56)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 84)
    .sensoryFeedback(.selection, trigger: index)
    .onAppear {
      index = Int(((value - range.lowerBound) / step).rounded())
    }
    .onChange(of: index) { _, new in
      guard let new else { return }
      value = range.lowerBound + Double(new) * step
    }
  }

  private func label(for tick: Int) -> String {
    (range.lowerBound + Double(tick) * step).formatted(.number.precision(.fractionLength(0)))
  }
}

private struct Tick: View {
  let isMajor: Bool
  let label: String

  var body: some View {
    Rectangle()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: isMajor ? 2 : 1, height: isMajor ? 44 : 26)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(label)
            .font(.caption2.monospacedDigit())
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

// Clicks from tick to tick. A ruler thrown hard comes to rest on a numbered tick.
struct RulerBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int
  let majorEvery: Int
  var coasting: CGFloat = 1500

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 1 else { return }
    let isCoasting = abs(context.velocity.dx) > coasting
    let unit = isCoasting ? pitch * CGFloat(majorEvery) : pitch
    let end = pitch * CGFloat(count - 1)
    let x = (target.rect.minX / unit).rounded() * unit
    target.rect.origin.x = min(max(x, 0), end)
  }
}

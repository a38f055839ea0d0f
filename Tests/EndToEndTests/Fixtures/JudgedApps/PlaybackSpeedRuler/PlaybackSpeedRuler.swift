import SwiftUI

struct PlaybackSpeedRuler: View {
  @Binding var speed: Double

  @State private var position = ScrollPosition(edge: .leading)
  @State private var index = 0

  private let tickWidth: CGFloat = 14
  private let lowest = 0.5
  private let increment = 0.05
  private let tickCount = 51  // 0.5× … 3.0×

  var body: some View {
    VStack(spacing: 12) {
      Text(speed, format: .number.precision(.fractionLength(2)))
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      GeometryReader { proxy in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(0..<tickCount, id: \.self) { i in
              TickMark(isMajor: i % 10 == 0)
                .frame(width: tickWidth, height: 56, alignment: .bottom)
            }
          }
          .padding(.horizontal, max(0, (proxy.size.width - tickWidth) / 2))
        }
        .scrollTargetBehavior(TickSnapping(tick: tickWidth))
        .scrollPosition($position)
        .onScrollGeometryChange(for: Int.self) { geometry in
          let raw = (geometry.contentOffset.x + geometry.contentInsets.leading) / tickWidth
          return min(max(Int(raw.rounded()), 0), tickCount - 1)
        } action: { _, newIndex in
          index = newIndex
          speed = lowest + Double(newIndex) * increment
        }
        .overlay(alignment: .bottom) {
          Capsule()
            .fill(.tint)
            .frame(width: 3, height: 60)
            .allowsHitTesting(false)
        }
      }
      .frame(height: 64)
      .mask(
        LinearGradient(
          stops: [
            .init(color: .clear, location: 0),
            .init(color: .black, location: 0.2),
            .init(color: .black, location: 0.8),
            .init(color: .clear, location: 1),
          ],
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    }
    .padding(24)
    .sensoryFeedback(.selection, trigger: index)
    .onAppear {
      let start = ((speed - lowest) / increment).rounded()
      position.scrollTo(x: CGFloat(start) * tickWidth)
    }
  }
}

private struct TickMark: View {
  let isMajor: Bool

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: 2, height: isMajor ? 40 : 22)
  }
}

#Preview {
  @Previewable @State var speed = 1.0
  PlaybackSpeedRuler(speed: $speed)
}

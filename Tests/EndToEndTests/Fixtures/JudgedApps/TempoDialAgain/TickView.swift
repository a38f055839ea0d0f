import SwiftUI

struct TickView: View {
  let value: Int

  private var isMajor: Bool { value % DialMetrics.majorEvery == 0 }

  var body: some View {
    VStack(spacing: 6) {
      Rectangle()
        .fill(isMajor ? Color.primary : Color.secondary)
        .frame(width: DialMetrics.tickWidth, height: isMajor ? 36 : 22)
      if isMajor {
        Text("\(value)")
          .font(.caption2.monospacedDigit())
          .fixedSize()
      }
    }
    // One column per tick, labels may hang over.
    .frame(
      width: DialMetrics.tickWidth + DialMetrics.tickSpacing,
      height: DialMetrics.height,
      alignment: .top)
  }
}

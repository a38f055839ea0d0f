import SwiftUI

enum Wheel {
  static let height: CGFloat = 220
  static let row: CGFloat = 44
}

struct WheelRowStyle: ViewModifier {
  var isCurrent: Bool

  func body(content: Content) -> some View {
    content
      .font(.title2.monospacedDigit())
      .fontWeight(isCurrent ? .bold : .regular)
      .frame(maxWidth: .infinity, minHeight: Wheel.row, maxHeight: Wheel.row)
      .padding(.vertical, 10)
      .contentShape(.rect)
      .scrollTransition(.interactive.threshold(.visible(0.9))) { content, phase in
        content
          .scaleEffect(phase.isIdentity ? 1 : 0.85)
          .opacity(phase.isIdentity ? 1 : 0.4)
      }
  }
}

/// The glass band in the middle of a wheel.
struct WheelBand: View {
  var body: some View {
    Color.clear
      .frame(height: Wheel.row)
      .glassEffect(.clear.tint(.accentColor.opacity(0.2)), in: .rect(cornerRadius: 12))
      .allowsHitTesting(false)
  }
}

extension View {
  func wheel() -> some View {
    scrollIndicators(.hidden)
      .contentMargins(.vertical, (Wheel.height - Wheel.row) / 2, for: .scrollContent)
      .frame(height: Wheel.height)
      .overlay { WheelBand() }
  }

  func wheelRow(isCurrent: Bool) -> some View {
    modifier(WheelRowStyle(isCurrent: isCurrent))
  }
}

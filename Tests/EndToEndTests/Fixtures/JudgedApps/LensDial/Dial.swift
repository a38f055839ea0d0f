import SwiftUI

/// Measurements of the focal-length dial.
enum Dial {
  static let face: CGFloat = 64
  static let bezel: CGFloat = 6
  static let slot: CGFloat = face + 2 * bezel
  static let height: CGFloat = 96
}

extension View {
  /// Puts a stop into its slot on the dial.
  func dialSlot() -> some View {
    frame(width: Dial.face, height: Dial.face)
      .padding(.horizontal, Dial.bezel)
      .contentShape(.rect)
  }
}

struct DialScroll<Needle: View>: ViewModifier {
  @Binding var selection: Double?
  let width: CGFloat
  let needle: Needle

  func body(content: Content) -> some View {
    content
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, (width - Dial.slot) / 2, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection, anchor: .center)
      .overlay(alignment: .center) { needle.allowsHitTesting(false) }
      .sensoryFeedback(.selection, trigger: selection)
  }
}

// options: --item-length 120
// rests: 615
import SwiftUI

struct Felt: ScrollTargetBehavior {
  @State private var page = 0
  private let generator = UIImpactFeedbackGenerator(style: .light)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let next = Int((target.rect.minX / 205).rounded())
    if next != page {
      generator.impactOccurred()
      withAnimation(.snappy) { page = next }
    }
    target.rect.origin.x = CGFloat(page) * 205
  }
}

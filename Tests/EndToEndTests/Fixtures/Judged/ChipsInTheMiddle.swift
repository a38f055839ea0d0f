// judged: right
import SwiftUI

/// The nearest chip in the middle, by the lengths that were measured.
struct MiddleChip: ScrollTargetBehavior {
  let lengths: [CGFloat]
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var (edge, nearest): (CGFloat, CGFloat?) = (0, nil)
    for length in lengths {
      let middle = edge + length / 2
      if abs(middle - target.rect.midX) < abs((nearest ?? .infinity) - target.rect.midX) { nearest = middle }
      edge += length + spacing
    }
    guard let nearest else { return }
    target.rect.origin.x = nearest - target.rect.width / 2
  }
}

struct Chips: View {
  var body: some View {
    GeometryReader { around in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6) { Text("Chip number \($0)") }
        }
      }
      .safeAreaPadding(.horizontal, around.size.width / 2)
      .scrollTargetBehavior(MiddleChip(lengths: [90, 110, 84, 132, 70, 96], spacing: 10))
    }
  }
}

// judged: right
import SwiftUI

struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

struct Ruler: View {
  @State private var shown: CGFloat = 360
  private let pitch: CGFloat = 14

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<90, id: \.self) { Text("\($0)").frame(width: pitch, height: 80) }
      }
      .padding(.horizontal, max((shown - pitch) / 2, 0))
    }
    .scrollTargetBehavior(TickSnap(pitch: pitch))
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { shown = $0 })
    .frame(height: 80)
  }
}

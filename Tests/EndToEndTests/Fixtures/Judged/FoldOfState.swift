// judged: right
// says: matters only if isBelow stays false
import SwiftUI

struct Fold: ScrollTargetBehavior {
  let isBelow: Bool
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if isBelow {
      guard target.rect.minY < height else { return }
      target.rect.origin.y = target.rect.minY < 0.6 * height ? 0 : height
    } else if target.rect.minY > 0.25 * height {
      target.rect.origin.y = height
    }
  }
}

struct Shelves: View {
  @State private var isBelow = false

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("title").frame(height: 640).onScrollVisibilityChange { isBelow = !$0 }
        ForEach(0..<6, id: \.self) { Text("\($0)").frame(height: 260) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(Fold(isBelow: isBelow, height: 660))
  }
}

// judged: slow-threshold
import SwiftUI

/// Pulled far, or flung down, the list gives way to a search field.
struct PullToFind: View {
  @State private var pulled: CGFloat = 0
  @State private var isFinding = false

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 12) {
        ForEach(0..<18) { number in
          Text("Note \(number)").frame(height: 64)
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .scrollView).minY
      } action: {
        pulled = $0
      }
    }
    .scrollTargetBehavior(
      Released { down in
        if pulled > 120 || (-down > 1.4 && pulled > 0) { isFinding = true }
      })
  }
}

struct Released: ScrollTargetBehavior {
  let tell: (CGFloat) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let down = context.velocity.dy
    DispatchQueue.main.async { tell(down) }
  }
}

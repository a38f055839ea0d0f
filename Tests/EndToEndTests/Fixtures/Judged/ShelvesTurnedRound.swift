// judged: ignored-flick unreachable-stop ignored-fling against-gesture
import SwiftUI

/// A shelf below another: the velocity is read as the finger's, and is the content's.
struct ShelvesTurnedRound: View {
  let shelves: [String]
  @State private var hasFooter = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LazyVStack(spacing: 20) {
          ForEach(shelves, id: \.self) { shelf in
            Text(shelf).frame(height: 300)
          }
        }
        .scrollTargetLayout()
        if hasFooter { Text("That is all") }
      }
    }
    .scrollTargetBehavior(ShelfSnap(height: 300, spacing: 20, count: shelves.count))
  }
}

struct ShelfSnap: ScrollTargetBehavior {
  let height: CGFloat, spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = height + spacing
    let place = target.rect.minY / pitch
    let speed = context.velocity.dy
    let shelf = abs(speed) < 50 ? place.rounded() : place.rounded(speed < 0 ? .up : .down)
    target.rect.origin.y = min(max(0, shelf), CGFloat(count - 1)) * pitch
  }
}

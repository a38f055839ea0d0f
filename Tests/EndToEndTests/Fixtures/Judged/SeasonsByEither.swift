// judged: one-sided
import SwiftUI

/// A page for each season: either a long way or a quick finger turns it.
struct SeasonsByEither: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<8) { season in
          Color.orange.containerRelativeFrame(.horizontal)
            .overlay { Text("\(season)") }
        }
      }
    }
    .scrollTargetBehavior(EitherPaging())
  }
}

struct EitherPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let page = (context.originalTarget.rect.minX / width).rounded()
    let way = target.rect.minX - context.originalTarget.rect.minX
    let speed = context.velocity.dx
    let turn: CGFloat = way > width / 5 || speed > 240 ? 1 : way < -width / 5 || speed < -240 ? -1 : 0
    target.rect.origin.x = max(0, page + turn) * width
  }
}

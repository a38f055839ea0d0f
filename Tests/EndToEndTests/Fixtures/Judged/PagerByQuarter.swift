// judged: right
import SwiftUI

struct QuarterPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let start = (context.originalTarget.rect.minX / width).rounded()
    let way = target.rect.minX / width - start
    let step: CGFloat = abs(way) < 0.25 ? 0 : way > 0 ? 1 : -1
    target.rect.origin.x = min(max(0, (start + step) * width), max(0, context.contentSize.width - width))
  }
}

struct Clips: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
      }
    }
    .scrollTargetBehavior(QuarterPaging())
  }
}

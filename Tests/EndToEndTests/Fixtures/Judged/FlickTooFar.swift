// judged: skipped-page
import SwiftUI

struct FlickPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let landing = target.rect.minX / width
    var page = landing.rounded()
    if context.velocity.dx > 450 { page = (landing + 1).rounded(.up) }
    if context.velocity.dx < -450 { page = (landing - 1).rounded(.down) }
    target.rect.origin.x = max(0, page * width)
  }
}

struct Slides: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
      }
    }
    .scrollTargetBehavior(FlickPages())
  }
}

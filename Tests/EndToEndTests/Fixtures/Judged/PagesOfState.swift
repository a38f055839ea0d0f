// judged: right
import SwiftUI

struct NextPage: ScrollTargetBehavior {
  let page: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let way = target.rect.minX / width - CGFloat(page)
    let next = way > 0.3 ? page + 1 : way < -0.3 ? page - 1 : page
    target.rect.origin.x = CGFloat(max(0, next)) * width
  }
}

struct Book: View {
  @State private var page = 0
  @State private var shown: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<24, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(NextPage(page: page))
    .scrollPosition(id: $shown)
    .onScrollPhaseChange { _, phase in if phase == .idle { page = shown ?? 0 } }
  }
}

// judged: right
// says: matters only if the content is longer than 10 screens
import SwiftUI

/// A text of some screens, turned screen by screen.
struct ChaptersToTheEnd: View {
  let text: String

  var body: some View {
    ScrollView {
      Text(text).padding()
    }
    .scrollTargetBehavior(ScreenByScreen())
  }
}

/// Near the end it goes to the end; with very many screens there are several so near.
struct ScreenByScreen: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let screen = max(context.containerSize.height, 1)
    let end = max(0, context.contentSize.height - screen)
    let here = (context.originalTarget.rect.minY / screen).rounded()
    let moved = target.rect.minY - context.originalTarget.rect.minY
    let next = (here + (moved > screen / 2 ? 1 : moved < -screen / 2 ? -1 : 0)) * screen
    target.rect.origin.y = next > 0.95 * end ? end : max(0, next)
  }
}

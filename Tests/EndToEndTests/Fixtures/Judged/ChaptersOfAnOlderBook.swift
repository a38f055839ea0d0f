// judged: unreachable-stop,ignored-fling
import SwiftUI

struct ChapterSnap: ScrollTargetBehavior {
  @Binding var chapter: Int
  var last = 5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let way = target.rect.minY - CGFloat(chapter) * height
    var next = chapter
    if abs(way) > height / 4 { next += way > 0 ? 1 : -1 }
    target.rect.origin.y = CGFloat(min(last, max(0, next))) * height
  }
}

struct Chapters: View {
  @State private var chapter = 0
  @State private var shown: Int?

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { number in
          Color(white: 0.1 * Double(number)).containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(ChapterSnap(chapter: $chapter))
    .scrollPosition(id: $shown, anchor: .top)
    .onScrollPhaseChange { _, phase in
      guard phase == .idle, let shown else { return }
      chapter = shown
    }
  }
}

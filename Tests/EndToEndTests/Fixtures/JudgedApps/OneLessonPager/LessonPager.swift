import SwiftUI

struct Lesson: Identifiable, Hashable {
  let id: Int
  let word: String
  let translation: String
}

struct LessonPager: View {
  let lessons: [Lesson]
  @State private var page: Lesson.ID?

  private let gutter: CGFloat = 16

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: Double((page ?? 0) + 1), total: Double(max(lessons.count, 1)))

      ScrollView(.horizontal) {
        LazyHStack(spacing: gutter) {
          ForEach(lessons) { lesson in
            LessonCard(lesson: lesson)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $page)
      .scrollTargetBehavior(OneLessonBehavior(gutter: gutter))

      Text("Swipe to continue")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(16)
  }
}

private struct LessonCard: View {
  let lesson: Lesson
  @State private var revealed = false

  var body: some View {
    VStack(spacing: 20) {
      Text(lesson.word).font(.largeTitle)
      Text(lesson.translation)
        .opacity(revealed ? 1 : 0)
      Button(revealed ? "Hide" : "Reveal") { revealed.toggle() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.mint.opacity(0.2), in: .rect(cornerRadius: 24))
  }
}

// A swipe turns one lesson at most.
struct OneLessonBehavior: ScrollTargetBehavior {
  var gutter: CGFloat
  var flick: CGFloat = 150

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.containerSize.width > 0 else { return }
    let stride = context.containerSize.width + gutter
    let end = max(0, context.contentSize.width - context.containerSize.width)

    let start = context.originalTarget.rect.minX / stride
    let proposed = target.rect.minX / stride
    let speed = context.velocity.dx

    let page: CGFloat
    if speed > flick, proposed > start {
      page = (start + 0.01).rounded(.down) + 1
    } else if speed < -flick, proposed < start {
      page = (start - 0.01).rounded(.up) - 1
    } else {
      page = proposed.rounded()
    }
    target.rect.origin.x = min(max(page * stride, 0), end)
  }
}

#Preview {
  LessonPager(lessons: [
    Lesson(id: 0, word: "la mer", translation: "the sea"),
    Lesson(id: 1, word: "le pont", translation: "the bridge"),
    Lesson(id: 2, word: "la clé", translation: "the key"),
    Lesson(id: 3, word: "le phare", translation: "the lighthouse"),
    Lesson(id: 4, word: "la gare", translation: "the station"),
  ])
}

import SwiftUI

struct Lesson: Identifiable, Hashable {
  let id: Int
  let name: String
  let symbol: String
  var progress: Double
}

struct LessonPath: View {
  let lessons: [Lesson]

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var focused: Lesson.ID?

  private let gap: CGFloat = 12
  private var perScreen: Int { sizeClass == .regular ? 3 : 1 }

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(lessons) { lesson in
            LessonTile(lesson: lesson)
              .containerRelativeFrame(.horizontal, count: perScreen, spacing: gap)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.94)
              }
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 24)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $focused, anchor: .leading)
      .scrollIndicators(.hidden)
      .frame(height: 260)

      HStack(spacing: 40) {
        Button("Previous", systemImage: "chevron.left") { step(-1) }
        Button("Next", systemImage: "chevron.right") { step(1) }
      }
      .labelStyle(.iconOnly)
      .font(.title2)
    }
  }

  private func step(_ delta: Int) {
    guard let here = lessons.firstIndex(where: { $0.id == focused ?? lessons.first?.id }) else { return }
    let next = min(max(here + delta, 0), max(lessons.count - perScreen, 0))
    withAnimation { focused = lessons[next].id }
  }
}

private struct LessonTile: View {
  let lesson: Lesson

  var body: some View {
    VStack(spacing: 18) {
      Image(systemName: lesson.symbol)
        .font(.system(size: 56))
      Text(lesson.name).font(.title3.bold())
      ProgressView(value: lesson.progress)
        .padding(.horizontal, 32)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.mint.opacity(0.25), in: .rect(cornerRadius: 28))
  }
}

#Preview {
  LessonPath(lessons: [
    Lesson(id: 1, name: "Greetings", symbol: "hand.wave", progress: 1),
    Lesson(id: 2, name: "At the café", symbol: "cup.and.saucer", progress: 1),
    Lesson(id: 3, name: "Directions", symbol: "map", progress: 0.4),
    Lesson(id: 4, name: "The weather", symbol: "cloud.sun", progress: 0),
    Lesson(id: 5, name: "Family", symbol: "person.3", progress: 0),
    Lesson(id: 6, name: "Shopping", symbol: "cart", progress: 0),
  ])
}

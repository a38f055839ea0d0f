import SwiftUI

struct CoursePath: View {
  let course: Course
  @State private var opened: Lesson?

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text(course.language).font(.largeTitle.bold())
        Text("\(course.units.count) units").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(course.units) { unit in
            UnitStrip(unit: unit, opened: $opened)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 20)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 240)

      Spacer()
    }
    .padding(.top, 24)
    .sheet(item: $opened) { lesson in
      Text(lesson.title)
        .font(.title)
        .presentationDetents([.medium, .large])
    }
  }
}

struct UnitStrip: View {
  let unit: CourseUnit
  @Binding var opened: Lesson?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(unit.title)
        .font(.headline)
      HStack(spacing: 12) {
        ForEach(unit.lessons) { lesson in
          Button {
            opened = lesson
          } label: {
            LessonCard(lesson: lesson)
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}

struct LessonCard: View {
  let lesson: Lesson

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: lesson.symbol).font(.title)
      Spacer()
      Text(lesson.title).font(.body.weight(.semibold))
      ProgressView(value: lesson.progress)
    }
    .padding(16)
    .frame(width: 240, height: 190)
    .background(Color.accentColor.opacity(0.12), in: .rect(cornerRadius: 20))
  }
}

#Preview {
  CoursePath(course: .portuguese)
}

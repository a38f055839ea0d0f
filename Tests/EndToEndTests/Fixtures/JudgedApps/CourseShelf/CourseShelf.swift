import SwiftUI

struct Course: Identifiable {
  let id: Int
  let title: String
  let teacher: String
  let lessons: Int

  static let all: [Course] = [
    .init(id: 1, title: "Watercolour basics", teacher: "Mina", lessons: 12),
    .init(id: 2, title: "Ink & line", teacher: "Jorge", lessons: 8),
    .init(id: 3, title: "Perspective", teacher: "Anne", lessons: 10),
    .init(id: 4, title: "Portraits", teacher: "Mina", lessons: 14),
    .init(id: 5, title: "Lettering", teacher: "Tom", lessons: 6),
    .init(id: 6, title: "Botanical studies", teacher: "Ella", lessons: 9),
    .init(id: 7, title: "Gouache landscapes", teacher: "Jorge", lessons: 11),
    .init(id: 8, title: "Urban sketching", teacher: "Priya", lessons: 7),
    .init(id: 9, title: "Colour theory", teacher: "Anne", lessons: 5),
  ]
}

struct CourseShelf: View {
  @Environment(\.horizontalSizeClass) private var hSize
  @Environment(\.verticalSizeClass) private var vSize

  var courses = Course.all

  private var isWide: Bool {
    hSize == .regular || vSize == .compact
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Continue learning")
        .font(.title3.bold())
        .padding(.horizontal, ShelfMetrics.padding)

      ScrollView(.horizontal) {
        HStack(spacing: ShelfMetrics.spacing) {
          ForEach(courses) { course in
            CourseCard(course: course)
              .containerRelativeFrame(.horizontal) { length, _ in
                length * ShelfMetrics.fraction(wide: isWide)
              }
          }
        }
        .padding(.horizontal, ShelfMetrics.padding)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.courseShelf)
      .frame(height: 190)

      Spacer(minLength: 0)
    }
    .padding(.top)
  }
}

private struct CourseCard: View {
  let course: Course

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "paintbrush.pointed")
        .font(.largeTitle)
      Spacer()
      Text(course.title).font(.headline).lineLimit(1)
      Text("\(course.teacher) · \(course.lessons) lessons")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.teal.opacity(0.18), in: .rect(cornerRadius: 18))
  }
}

#Preview {
  CourseShelf()
}

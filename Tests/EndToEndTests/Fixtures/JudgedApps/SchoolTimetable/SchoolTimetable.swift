import SwiftUI

struct Lesson: Identifiable {
  let id: String
  let start: String
  let subject: String
  let room: String
  let teacher: String
  let tint: Color
}

struct SchoolDay: Identifiable {
  let id: Int
  let name: String
  let lessons: [Lesson]
}

enum Timetable {
  private static let subjects: [(String, String, String, Color)] = [
    ("Mathematics", "204", "Ms Adler", .blue),
    ("Biology", "Lab 2", "Mr Osei", .green),
    ("English", "117", "Ms Finch", .orange),
    ("History", "121", "Mr Duval", .brown),
    ("Physics", "Lab 1", "Ms Rao", .purple),
    ("Art", "Studio", "Mr Lund", .pink),
    ("Sport", "Hall", "Ms Kerr", .red),
  ]

  private static let starts = ["08:00", "08:55", "10:05", "11:00", "12:40", "13:35"]

  static let week: [SchoolDay] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    .enumerated()
    .map { day, name in
      let lessons = starts.enumerated().map { hour, start in
        let subject = subjects[(day * 2 + hour) % subjects.count]
        return Lesson(
          id: "\(day)-\(hour)", start: start, subject: subject.0,
          room: subject.1, teacher: subject.2, tint: subject.3
        )
      }
      return SchoolDay(id: day, name: name, lessons: lessons)
    }
}

struct LessonRow: View {
  let lesson: Lesson

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Text(lesson.start)
        .font(.headline.monospacedDigit())
        .frame(width: 64, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        Text(lesson.subject).font(.headline)
        Text("Room \(lesson.room)")
          .font(.subheadline)
        Text(lesson.teacher)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(height: 88, alignment: .top)
    .background(lesson.tint.opacity(0.14), in: .rect(cornerRadius: 14))
    .padding(.horizontal, 16)
  }
}

struct DayHeader: View {
  let day: SchoolDay

  var body: some View {
    HStack {
      Text(day.name).font(.title3.bold())
      Spacer()
      Text("\(day.lessons.count) lessons")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(.background)
  }
}

struct TimetableScreen: View {
  let week: [SchoolDay]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders]) {
          ForEach(week) { day in
            Section {
              ForEach(day.lessons) { lesson in
                LessonRow(lesson: lesson)
              }
            } header: {
              DayHeader(day: day)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.bottom, 16, for: .scrollContent)
      .navigationTitle("Class 8b")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TimetableScreen(week: Timetable.week)
}

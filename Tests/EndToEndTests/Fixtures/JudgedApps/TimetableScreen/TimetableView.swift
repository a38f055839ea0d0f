import SwiftUI

struct Lesson: Identifiable, Hashable {
  var id: String { "\(day)-\(period)" }
  let day: Int
  let period: Int
  let subject: String
  let room: String
}

// Two weeks of school. One day fills a phone; wider windows show several side by side.
struct TimetableView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  let lessons: [Lesson]
  private let days = 0..<10

  private var daysOnScreen: Int {
    switch (horizontalSizeClass, verticalSizeClass) {
    case (.regular, _): 5
    case (_, .compact): 3
    default: 1
    }
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(days, id: \.self) { day in
          DayColumn(
            title: Self.title(of: day),
            lessons: lessons.filter { $0.day == day }
          )
          .containerRelativeFrame(.horizontal, count: daysOnScreen, span: 1, spacing: 0)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.wholeDays)
  }

  private static func title(of day: Int) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    return "\(names[day % 5]) · \(day < 5 ? "A" : "B")"
  }
}

struct DayColumn: View {
  let title: String
  let lessons: [Lesson]

  var body: some View {
    VStack(spacing: 6) {
      Text(title).font(.subheadline.bold())
      ForEach(lessons) { lesson in
        HStack {
          Text("\(lesson.period)").foregroundStyle(.secondary)
          Text(lesson.subject)
          Spacer(minLength: 4)
          Text(lesson.room).font(.caption)
        }
        .lineLimit(1)
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: 8))
      }
    }
    .padding(.horizontal, 8)
  }
}

#Preview {
  TimetableView(
    lessons: (0..<10).flatMap { day in
      (1...6).map { period in
        Lesson(
          day: day, period: period, subject: ["Maths", "Art", "Latin"][(day + period) % 3], room: "R\(period)"
        )
      }
    })
}

import SwiftUI

struct TimetableView: View {
  @State private var model = TimetableModel.sample

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(model.weeks) { week in
            HStack(alignment: .top, spacing: 0) {
              ForEach(week.days) { day in
                DayColumn(day: day)
                  .timetableColumn()
              }
            }
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .environment(\.timetable, TimetableMetrics(available: proxy.size.width))
    }
    .padding(.horizontal, TimetableMetrics.margin)
    .navigationTitle("Timetable")
  }
}

private struct DayColumn: View {
  let day: SchoolDay

  var body: some View {
    VStack(spacing: 4) {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
        .font(.caption.bold())
      Text(day.date, format: .dateTime.day().month(.defaultDigits))
        .font(.caption2)
        .foregroundStyle(.secondary)

      ForEach(day.lessons) { lesson in
        VStack(spacing: 2) {
          Text(lesson.subject).font(.caption).lineLimit(1).minimumScaleFactor(0.6)
          Text(lesson.room).font(.caption2).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .frame(height: TimetableMetrics.lessonHeight)
        .background(.tint.opacity(0.15), in: .rect(cornerRadius: 6))
        .padding(.horizontal, 2)
      }
    }
  }
}

#Preview {
  NavigationStack { TimetableView() }
}

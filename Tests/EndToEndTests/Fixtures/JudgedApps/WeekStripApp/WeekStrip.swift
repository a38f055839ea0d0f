import SwiftUI

// one week per page
struct WeekStrip: View {
  let weeks: [TrainingWeek]
  @Binding var picked: TrainingDay.ID

  var body: some View {
    GeometryReader { geo in
      let cell = (geo.size.width / 7).rounded(.down)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(weeks) { week in
            HStack(spacing: 0) {
              ForEach(week.days) { day in
                DayCell(day: day, on: day.id == picked)
                  .frame(width: cell)
                  .onTapGesture { picked = day.id }
              }
            }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .frame(height: 76)
  }
}

struct DayCell: View {
  let day: TrainingDay
  let on: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day.letter).font(.caption2).foregroundStyle(.secondary)
      ZStack {
        Circle().fill(on ? Color.accentColor : Color.secondary.opacity(day.isRest ? 0.08 : 0.2))
        if day.isRest {
          Image(systemName: "zzz").font(.caption2)
        } else {
          Text(day.km, format: .number.precision(.fractionLength(0)))
            .font(.footnote.bold())
            .foregroundStyle(on ? .white : .primary)
        }
      }
      .frame(width: 38, height: 38)
    }
    .contentShape(.rect)
  }
}

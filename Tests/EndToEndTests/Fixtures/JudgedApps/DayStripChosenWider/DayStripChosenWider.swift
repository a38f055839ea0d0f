import SwiftUI

struct Day: Identifiable, Hashable {
  let id: Int
  var name: String { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][id % 7] }
}

@Observable
final class DayModel {
  var days: [Day] = []
  var chosen: Day.ID?

  func load() { days = (0..<60).map(Day.init) }
}

struct DayStripChosenWider: View {
  @State private var model = DayModel()

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(model.days) { day in
          DayCell(day: day, isChosen: day.id == model.chosen)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $model.chosen, anchor: .leading)
    .frame(height: 120)
    .task { model.load() }
  }
}

struct DayCell: View {
  let day: Day
  let isChosen: Bool

  var body: some View {
    Text(day.name)
      .font(isChosen ? .title : .body)
      .frame(width: isChosen ? 110 : 64, height: 110)
      .background(isChosen ? Color.red : Color.clear)
  }
}

#Preview { DayStripChosenWider() }

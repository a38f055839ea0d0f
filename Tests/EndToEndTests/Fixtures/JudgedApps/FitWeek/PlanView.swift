import SwiftUI

@Observable
final class PlanModel {
  var selected: Date = Calendar.current.startOfDay(for: .now)
  let weeks = Calendar.current.weeks(from: .now, count: 12)
  var workouts: [String] = ["Push day", "Core 15 min", "Evening run 5k"]
}

struct PlanView: View {
  @State private var model = PlanModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(model.selected.formatted(.dateTime.weekday(.wide).day().month()))
        .font(.title2.bold())
        .padding(.horizontal, 16)
      WeekStrip(weeks: model.weeks, selected: $model.selected)
        .padding(.horizontal, 16)
      List(model.workouts, id: \.self) { Text($0) }
        .listStyle(.plain)
    }
    .padding(.top)
  }
}

#Preview { PlanView() }

import SwiftUI

struct PlanScreen: View {
  private let plan = TrainingPlan.halfMarathon()
  @State private var picked = 0

  private var day: TrainingDay? {
    plan.weeks.lazy.flatMap(\.days).first { $0.id == picked }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(plan.name).font(.largeTitle.bold())
      WeekStrip(weeks: plan.weeks, picked: $picked)
      if let day {
        Label(
          day.isRest ? "Rest day" : "\(day.km.formatted()) km",
          systemImage: day.isRest ? "moon" : "figure.run"
        )
        .font(.title3)
        Text("Week \(day.id / 7 + 1) · \(plan.weeks[day.id / 7].total.formatted()) km in all")
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 20)
  }
}

#Preview { PlanScreen() }

import SwiftUI

struct DayStrip: View {
  @Bindable var plan: TrainingPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("16-week marathon plan")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(plan.days) { day in
            DayCell(day: day, isPicked: day.id == plan.picked)
              .containerRelativeFrame(.horizontal, count: StripMetrics.visibleDays, span: 1, spacing: 0)
              .onTapGesture { plan.picked = day.id }
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.weeks)
      .frame(height: StripMetrics.height)

      if let day = plan.pickedDay {
        Text(day.date, format: .dateTime.weekday(.wide).day().month(.wide))
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, StripMetrics.screenMargin)
  }
}

private struct DayCell: View {
  let day: PlanDay
  let isPicked: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day.date, format: .dateTime.weekday(.narrow))
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(day.date, format: .dateTime.day())
        .font(.headline)
        .frame(width: 36, height: 36)
        .background(isPicked ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
      Circle()
        .fill(tint)
        .frame(width: StripMetrics.dot, height: StripMetrics.dot)
    }
    .contentShape(.rect)
  }

  private var tint: Color {
    switch day.load {
    case .rest: .clear
    case .easy: .green
    case .hard: .orange
    }
  }
}

#Preview {
  DayStrip(plan: TrainingPlan(firstMonday: .now))
}

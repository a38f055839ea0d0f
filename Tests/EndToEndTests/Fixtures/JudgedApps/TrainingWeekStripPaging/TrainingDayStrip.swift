import SwiftUI

struct TrainingDay: Identifiable, Hashable {
  let date: Date
  var minutes: Int

  var id: Date { date }
}

@Observable
final class TrainingPlan {
  var days: [TrainingDay]
  var selectedDay: Date

  init(start: Date = .now, weeks: Int = 12) {
    let calendar = Calendar.current
    let monday = calendar.dateInterval(of: .weekOfYear, for: start)?.start ?? start
    days = (0..<weeks * 7).compactMap { offset in
      calendar.date(byAdding: .day, value: offset, to: monday)
        .map { TrainingDay(date: $0, minutes: [0, 30, 45, 0, 60, 20, 90][offset % 7]) }
    }
    selectedDay = calendar.startOfDay(for: start)
  }
}

struct TrainingDayStrip: View {
  @Bindable var plan: TrainingPlan
  private let gap: CGFloat = 8

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(plan.days) { day in
          Button {
            plan.selectedDay = day.date
          } label: {
            DayChip(day: day, isSelected: Calendar.current.isDate(day.date, inSameDayAs: plan.selectedDay))
          }
          .buttonStyle(.plain)
          .containerRelativeFrame(.horizontal, count: 7, span: 1, spacing: gap)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .frame(height: 76)
  }
}

struct DayChip: View {
  let day: TrainingDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day.date, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(day.date, format: .dateTime.day())
        .font(.headline.monospacedDigit())
      Circle()
        .fill(day.minutes > 0 ? Color.orange : Color.clear)
        .frame(width: 6, height: 6)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isSelected ? Color.orange.opacity(0.2) : Color.gray.opacity(0.1), in: .rect(cornerRadius: 12))
  }
}

struct TrainingHomeView: View {
  @State private var plan = TrainingPlan()

  private var selected: TrainingDay? {
    plan.days.first { Calendar.current.isDate($0.date, inSameDayAs: plan.selectedDay) }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        TrainingDayStrip(plan: plan)
        if let selected {
          Text(selected.minutes == 0 ? "Rest day" : "\(selected.minutes) min run")
            .font(.title3.weight(.semibold))
        }
        Spacer()
      }
      .padding(16)
      .navigationTitle("12-week plan")
    }
  }
}

#Preview {
  TrainingHomeView()
}

import SwiftUI

struct WeekStrip: View {
  let month: TermMonth
  @Binding var selection: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(month.days) { day in
          DayCell(day: day, selected: day.number != nil && day.number == selection)
            .containerRelativeFrame(.horizontal, count: 7, spacing: 0)
            .onTapGesture { selection = day.number }
        }
      }
    }
    .scrollTargetBehavior(WeekTurn(weeks: month.weekCount))
    .scrollIndicators(.hidden)
    .frame(height: 72)
    .id(month.id)
  }
}

private struct DayCell: View {
  let day: PlannerDay
  let selected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day.number.map(String.init) ?? "")
        .font(.body.monospacedDigit())
        .frame(width: 36, height: 36)
        .background(selected ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
      Circle()
        .fill(day.lessons > 4 ? Color.red : .green)
        .frame(width: 6, height: 6)
        .opacity(day.lessons > 0 ? 1 : 0)
    }
    .contentShape(.rect)
  }
}

struct TermPlanner: View {
  @State private var index = 0
  @State private var selection: Int?
  private let months = TermMonth.spring2026

  var body: some View {
    VStack(spacing: 0) {
      Picker("Month", selection: $index) {
        ForEach(months.indices, id: \.self) { Text(months[$0].name).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding()
      WeekStrip(month: months[index], selection: $selection)
      Divider()
      ContentUnavailableView("Pick a day", systemImage: "calendar")
    }
    .onChange(of: index) { selection = nil }
  }
}

#Preview { TermPlanner() }

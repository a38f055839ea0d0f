import SwiftUI

struct HabitBoardView: View {
  @State private var habits = Habit.samples
  @State private var selection = Calendar.current.startOfDay(for: .now)
  private let weeks = Week.recent(12)

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        WeekStrip(weeks: weeks, selection: $selection, progress: progress(on:))
        Divider()
        List($habits) { $habit in
          HabitRow(habit: $habit, day: selection)
        }
        .listStyle(.plain)
      }
      .navigationTitle("Habits")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func progress(on day: Date) -> Double {
    guard !habits.isEmpty else { return 0 }
    let done = habits.filter { $0.isDone(on: day) }.count
    return Double(done) / Double(habits.count)
  }
}

private struct HabitRow: View {
  @Binding var habit: Habit
  let day: Date

  var body: some View {
    Button {
      habit.toggle(day)
    } label: {
      HStack {
        Image(systemName: habit.symbol)
          .foregroundStyle(habit.tint)
          .frame(width: 32)
        Text(habit.title)
        Spacer()
        Image(systemName: habit.isDone(on: day) ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(habit.isDone(on: day) ? habit.tint : .secondary)
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  HabitBoardView()
}

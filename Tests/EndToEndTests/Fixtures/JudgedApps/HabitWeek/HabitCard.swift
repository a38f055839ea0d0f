import SwiftUI

struct HabitCard: View {
  let title: String
  private let calendar = HabitCalendar()
  @State private var log = HabitLog()
  @State private var leading: HabitDay.ID?

  init(title: String) {
    self.title = title
    _leading = State(initialValue: calendar.currentWeek)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.m) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Button("Today") {
          withAnimation { leading = calendar.currentWeek }
        }
        .font(.subheadline)
      }
      .padding(.horizontal, Spacing.l)

      HStack(spacing: 0) {
        ForEach(Array(calendar.symbols.enumerated()), id: \.offset) { _, symbol in
          Text(symbol)
            .font(.caption2)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.horizontal, Spacing.s)

      strip.padding(.horizontal, Spacing.s)
    }
    .padding(.vertical, Spacing.l)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(calendar.days) { day in
          DayBubble(day: day, isDone: log.done.contains(day.date))
            .containerRelativeFrame(.horizontal, count: 7, span: 1, spacing: 0)
            .onTapGesture { log.toggle(day) }
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 52)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $leading, anchor: .leading)
    .contentMargins(.horizontal, Spacing.l, for: .scrollIndicators)
    .sensoryFeedback(.selection, trigger: leading)
  }
}

private struct DayBubble: View {
  let day: HabitDay
  let isDone: Bool

  var body: some View {
    Text(day.number, format: .number)
      .font(.callout.monospacedDigit())
      .fontWeight(day.isToday ? .bold : .regular)
      .frame(width: 36, height: 36)
      .background(isDone ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.clear), in: .circle)
      .overlay { if day.isToday { Circle().stroke(.tint, lineWidth: 1.5) } }
      .contentShape(.rect)
  }
}

struct HabitsScreen: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: Spacing.l) {
        HabitCard(title: "Stretching")
        Spacer()
      }
      .padding(.horizontal, Spacing.l)
      .navigationTitle("Habits")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview { HabitsScreen() }

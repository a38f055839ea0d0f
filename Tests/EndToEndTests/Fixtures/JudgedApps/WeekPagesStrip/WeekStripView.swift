import SwiftUI

struct WeekStripView: View {
  @Binding var selection: Date
  let weeks: [Week]

  @State private var visibleWeek: Week.ID?
  @State private var stripWidth: CGFloat = 0

  private let gap: CGFloat = 24

  private var weekdayStyle: Date.FormatStyle {
    let style = Date.FormatStyle()
    return stripWidth > 560 ? style.weekday(.abbreviated) : style.weekday(.narrow)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(visibleWeek ?? selection, format: .dateTime.month(.wide).year())
        .font(.headline)
        .padding(.horizontal, 16)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(weeks) { week in
            row(for: week)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 72)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.weeks(spacing: gap))
      .scrollPosition(id: $visibleWeek)
      .scrollIndicators(.hidden)
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      stripWidth = width
    }
  }

  private func row(for week: Week) -> some View {
    HStack(spacing: 0) {
      ForEach(week.days, id: \.self) { day in
        DayButton(
          day: day,
          weekday: day.formatted(weekdayStyle),
          isSelected: Calendar.current.isDate(day, inSameDayAs: selection)
        ) {
          selection = day
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

private struct DayButton: View {
  let day: Date
  let weekday: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 6) {
        Text(weekday)
          .font(.caption2)
          .foregroundStyle(.secondary)
        Text(day, format: .dateTime.day())
          .font(.body.monospacedDigit())
          .frame(width: 36, height: 36)
          .background(isSelected ? Color.accentColor : .clear, in: .circle)
          .foregroundStyle(isSelected ? Color.white : Color.primary)
      }
    }
    .buttonStyle(.plain)
  }
}

struct AgendaScreen: View {
  @State private var selection = Date.now
  private let weeks = Week.range(around: .now, before: 0, after: 8)

  var body: some View {
    VStack(spacing: 16) {
      WeekStripView(selection: $selection, weeks: weeks)
      Divider()
      ContentUnavailableView("Nothing planned", systemImage: "calendar")
    }
  }
}

#Preview {
  AgendaScreen()
}

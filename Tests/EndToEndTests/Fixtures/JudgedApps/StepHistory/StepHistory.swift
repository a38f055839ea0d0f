import SwiftUI

struct DaySteps: Identifiable {
  let date: Date
  let steps: Int
  var id: Date { date }

  static func lastFourWeeks(endingAt today: Date = .now, calendar: Calendar = .current) -> [DaySteps] {
    (0..<28).reversed().compactMap { back in
      calendar.date(byAdding: .day, value: -back, to: today).map {
        DaySteps(date: calendar.startOfDay(for: $0), steps: 3200 + (back * 1877) % 8400)
      }
    }
  }
}

private enum Bar {
  static let width: CGFloat = 44
  static let gap: CGFloat = 12
  static let maxHeight: CGFloat = 180
}

// Keeps a whole bar at the leading side of the chart.
private struct WholeBarBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = Bar.width + Bar.gap
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let bar = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(bar * step, limit)
  }
}

struct StepHistoryCard: View {
  var days = DaySteps.lastFourWeeks()
  var goal = 8000

  @State private var picked: DaySteps.ID?
  @Environment(\.calendar) private var calendar

  private var best: Int { max(days.map(\.steps).max() ?? 0, goal, 1) }

  private var caption: String {
    guard let day = days.first(where: { $0.id == picked }) ?? days.last else { return "–" }
    return "\(day.steps.formatted()) steps, \(day.date.formatted(.dateTime.weekday(.wide).day().month()))"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Label("Steps", systemImage: "figure.walk")
        .font(.headline)
      Text(caption)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      chart
    }
    .padding(20)
    .background(.thinMaterial)
  }

  private var chart: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: Bar.gap) {
        ForEach(days) { day in
          column(for: day)
            .onTapGesture { picked = day.id }
        }
      }
    }
    .scrollIndicators(.never)
    .defaultScrollAnchor(.trailing)
    .scrollTargetBehavior(WholeBarBehavior())
    .frame(height: Bar.maxHeight + 28)
  }

  private func column(for day: DaySteps) -> some View {
    VStack(spacing: 6) {
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 10)
        .fill(day.steps >= goal ? Color.green : Color.orange)
        .opacity(picked == nil || picked == day.id ? 1 : 0.4)
        .frame(height: Bar.maxHeight * CGFloat(day.steps) / CGFloat(best))
      Text(calendar.isDateInToday(day.date) ? "Today" : day.date.formatted(.dateTime.day()))
        .font(.caption2)
        .lineLimit(1)
    }
    .frame(width: Bar.width)
  }
}

#Preview {
  StepHistoryCard()
}

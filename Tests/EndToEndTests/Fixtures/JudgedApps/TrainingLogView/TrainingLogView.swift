import SwiftUI

struct TrainingDay: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let minutes: Int
}

struct TrainingWeek: Identifiable, Hashable {
  let id: Int
  let days: [TrainingDay]

  var totalMinutes: Int { days.reduce(0) { $0 + $1.minutes } }

  static let history: [TrainingWeek] = (0..<12).map { week in
    let symbols = ["M", "T", "W", "T", "F", "S", "S"]
    let days = symbols.enumerated().map { index, symbol in
      TrainingDay(
        id: week * 7 + index,
        symbol: symbol,
        minutes: (week * 13 + index * 17) % 4 * 15
      )
    }
    return TrainingWeek(id: week, days: days)
  }
}

struct TrainingLogView: View {
  private let weeks = TrainingWeek.history
  @State private var visibleWeek: Int? = TrainingWeek.history.last?.id

  private var selectedWeek: TrainingWeek? {
    weeks.first { $0.id == visibleWeek }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        weekStrip
        List(selectedWeek?.days ?? []) { day in
          LabeledContent("Session \(day.symbol)", value: "\(day.minutes) min")
        }
        .listStyle(.plain)
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var title: String {
    guard let selectedWeek else { return "Training" }
    return "Week \(selectedWeek.id + 1) · \(selectedWeek.totalMinutes) min"
  }

  private var weekStrip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          WeekPage(week: week)
            .padding(.horizontal, 8)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 104)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(WeekPagingBehavior(weekCount: weeks.count))
    .scrollPosition(id: $visibleWeek)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .padding(.horizontal, 16)
  }
}

private struct WeekPage: View {
  let week: TrainingWeek

  var body: some View {
    HStack(spacing: 0) {
      ForEach(week.days) { day in
        VStack(spacing: 8) {
          Text(day.symbol)
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
          ZStack {
            Circle()
              .stroke(Color.green.opacity(0.2), lineWidth: 4)
            Circle()
              .trim(from: 0, to: CGFloat(day.minutes) / 45)
              .stroke(Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
              .rotationEffect(.degrees(-90))
          }
          .frame(width: 32, height: 32)
          Text("\(day.minutes)")
            .font(.caption2.monospacedDigit())
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

#Preview {
  TrainingLogView()
}

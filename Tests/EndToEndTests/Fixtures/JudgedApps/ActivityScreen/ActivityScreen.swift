import SwiftUI

struct DaySummary: Identifiable {
  let date: Date
  let move: Double
  let exercise: Double
  let stand: Double
  var id: Date { date }
}

@Observable
final class ActivityModel {
  private(set) var days: [DaySummary] = []

  func reload(calendar: Calendar = .current) async {
    let today = calendar.startOfDay(for: .now)
    days = (0..<14).reversed().compactMap { back in
      calendar.date(byAdding: .day, value: -back, to: today).map {
        DaySummary(
          date: $0,
          move: Double((back * 37) % 100) / 80,
          exercise: Double((back * 53 + 20) % 100) / 90,
          stand: Double((back * 29 + 45) % 100) / 100)
      }
    }
  }
}

struct ActivityScreen: View {
  @State private var model = ActivityModel()

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(model.days) { day in
            DayPage(day: day)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.never)
      .defaultScrollAnchor(.trailing)
      .scrollTargetBehavior(DayPager(dayCount: model.days.count))
      .navigationTitle("Activity")
      .task { await model.reload() }
    }
  }
}

private struct DayPage: View {
  let day: DaySummary

  var body: some View {
    VStack(spacing: 32) {
      Text(day.date, format: .dateTime.weekday(.wide).day().month())
        .font(.headline)
      ZStack {
        Ring(value: day.move, color: .red).padding(0)
        Ring(value: day.exercise, color: .green).padding(34)
        Ring(value: day.stand, color: .cyan).padding(68)
      }
      .frame(width: 280, height: 280)
      Grid(horizontalSpacing: 32) {
        GridRow {
          Text("Move"); Text("Exercise"); Text("Stand")
        }
        .font(.caption)
        GridRow {
          Text(day.move, format: .percent.precision(.fractionLength(0)))
          Text(day.exercise, format: .percent.precision(.fractionLength(0)))
          Text(day.stand, format: .percent.precision(.fractionLength(0)))
        }
        .font(.title3.bold())
      }
    }
  }
}

private struct Ring: View {
  let value: Double
  let color: Color

  var body: some View {
    Circle()
      .stroke(color.opacity(0.2), lineWidth: 28)
      .overlay {
        Circle()
          .trim(from: 0, to: min(value, 1))
          .stroke(color, style: .init(lineWidth: 28, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
  }
}

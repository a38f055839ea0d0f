import SwiftUI

enum Shift: String, CaseIterable {
  case early, late, night, off

  var color: Color {
    switch self {
    case .early: .orange
    case .late: .blue
    case .night: .indigo
    case .off: .gray.opacity(0.4)
    }
  }
}

struct ShiftCalendarView: View {
  var weeks = 26
  @State private var firstDay = Calendar.current.dateInterval(of: .weekOfYear, for: .now)?.start ?? .now

  var body: some View {
    VStack(spacing: 0) {
      legend
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(0..<weeks, id: \.self) { week in
            WeekPage(start: day(week * 7), seed: week)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetBehavior(WeekTurn(count: weeks))
      .frame(height: 250)
      .padding(.horizontal, 12)
      Spacer()
    }
  }

  private var legend: some View {
    HStack(spacing: 16) {
      ForEach(Shift.allCases, id: \.self) { shift in
        Label(shift.rawValue.capitalized, systemImage: "circle.fill")
          .font(.caption2)
          .foregroundStyle(shift.color)
      }
    }
    .padding()
  }

  private func day(_ offset: Int) -> Date {
    Calendar.current.date(byAdding: .day, value: offset, to: firstDay) ?? firstDay
  }
}

struct WeekPage: View {
  let start: Date
  let seed: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(start, format: .dateTime.day().month(.wide).year()).font(.headline)
      HStack(spacing: 4) {
        ForEach(0..<7, id: \.self) { offset in
          let shift = Shift.allCases[(seed + offset / 2) % Shift.allCases.count]
          let date = Calendar.current.date(byAdding: .day, value: offset, to: start) ?? start
          VStack {
            Text(date, format: .dateTime.weekday(.narrow)).foregroundStyle(.secondary)
            Text(date, format: .dateTime.day())
            RoundedRectangle(cornerRadius: 6).fill(shift.color)
          }
          .font(.caption)
          .frame(maxWidth: .infinity)
        }
      }
    }
    .padding(8)
  }
}

#Preview {
  ShiftCalendarView()
}

import SwiftUI

struct Talk: Identifiable {
  let id = UUID()
  var title: String
  var startHour: Double
  var hours: Double
  var tint: Color
}

struct ConferenceDay: Identifiable {
  let id: Int
  var weekday: String
  var talks: [Talk]

  static let all: [ConferenceDay] = ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated().map { index, name in
    ConferenceDay(
      id: index, weekday: name,
      talks: [
        Talk(title: "Keynote", startHour: 9, hours: 1, tint: .indigo),
        Talk(title: "Workshop \(index + 1)", startHour: 10.5, hours: 2, tint: .teal),
        Talk(title: "Lightning round", startHour: 14, hours: 1.5, tint: .orange),
        Talk(title: "Panel", startHour: 16, hours: 1, tint: .pink),
      ])
  }
}

private enum Grid {
  static let hours = 9..<18
  static let hourHeight: CGFloat = 64
  static let gutter: CGFloat = 56
  static let header: CGFloat = 36

  static var height: CGFloat { header + hourHeight * CGFloat(hours.count) }

  static func y(for hour: Double) -> CGFloat {
    header + CGFloat(hour - Double(hours.lowerBound)) * hourHeight
  }
}

struct ConferenceTimetable: View {
  let days: [ConferenceDay]

  var body: some View {
    ScrollView(.vertical) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(days) { day in
            DayColumn(day: day)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .safeAreaInset(edge: .leading, spacing: 0) {
        HourGutter()
      }
      .frame(height: Grid.height)
    }
    .navigationTitle("Schedule")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct HourGutter: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      ForEach(Grid.hours, id: \.self) { hour in
        Text("\(hour):00")
          .font(.caption2.monospacedDigit())
          .foregroundStyle(.secondary)
          .padding(.trailing, 6)
          .offset(y: Grid.y(for: Double(hour)) - 6)
      }
    }
    .frame(width: Grid.gutter, height: Grid.height, alignment: .topTrailing)
    .background(.background)
  }
}

private struct DayColumn: View {
  let day: ConferenceDay

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(Grid.hours, id: \.self) { hour in
        Divider().offset(y: Grid.y(for: Double(hour)))
      }
      Text(day.weekday)
        .font(.headline)
        .frame(height: Grid.header)
      ForEach(day.talks) { talk in
        Text(talk.title)
          .font(.subheadline.weight(.medium))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .padding(8)
          .frame(height: CGFloat(talk.hours) * Grid.hourHeight - 2)
          .background(talk.tint.opacity(0.2), in: .rect(cornerRadius: 8))
          .padding(.horizontal, 6)
          .offset(y: Grid.y(for: talk.startHour) + 1)
      }
    }
    .frame(height: Grid.height, alignment: .top)
  }
}

#Preview {
  NavigationStack {
    ConferenceTimetable(days: ConferenceDay.all)
  }
}

import SwiftUI

struct CalendarEvent: Identifiable {
  let id = UUID()
  let title: String
  let startMinute: Int
  let duration: Int
  let color: Color
}

struct DayTimelineView: View {
  private let hourHeight: CGFloat = 64
  private let gutter: CGFloat = 64

  @State private var dayOffset = 0

  private let events: [CalendarEvent] = [
    CalendarEvent(title: "Run", startMinute: 6 * 60 + 30, duration: 45, color: .green),
    CalendarEvent(title: "Stand-up", startMinute: 9 * 60 + 15, duration: 30, color: .blue),
    CalendarEvent(title: "Design review", startMinute: 11 * 60, duration: 90, color: .purple),
    CalendarEvent(title: "Dentist", startMinute: 15 * 60, duration: 60, color: .red),
    CalendarEvent(title: "Dinner with Ana", startMinute: 19 * 60 + 30, duration: 120, color: .orange),
  ]

  private var day: Date {
    Calendar.current.date(byAdding: .day, value: dayOffset, to: .now) ?? .now
  }

  var body: some View {
    VStack(spacing: 0) {
      dayHeader
        .frame(height: 56)

      ScrollViewReader { proxy in
        ScrollView(.vertical) {
          timeline
        }
        .contentMargins(.vertical, 12, for: .scrollContent)
        .scrollTargetBehavior(HourSnapBehavior(hourHeight: hourHeight))
        .onAppear { proxy.scrollTo(8, anchor: .top) }
      }
    }
  }

  private var dayHeader: some View {
    HStack {
      Button("Previous day", systemImage: "chevron.left") { dayOffset -= 1 }
      Spacer()
      Text(day, format: .dateTime.weekday(.wide).day().month())
        .font(.headline)
      Spacer()
      Button("Next day", systemImage: "chevron.right") { dayOffset += 1 }
    }
    .labelStyle(.iconOnly)
    .padding(.horizontal, 20)
  }

  private var timeline: some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        ForEach(0..<24, id: \.self) { hour in
          HourRow(hour: hour, gutter: gutter)
            .frame(height: hourHeight)
            .id(hour)
        }
      }
      ForEach(events) { event in
        EventBlock(event: event)
          .frame(height: length(of: event.duration) - 2)
          .padding(.leading, gutter)
          .padding(.trailing, 12)
          .offset(y: length(of: event.startMinute))
      }
    }
  }

  private func length(of minutes: Int) -> CGFloat {
    CGFloat(minutes) / 60 * hourHeight
  }
}

private struct HourRow: View {
  let hour: Int
  let gutter: CGFloat

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Text(String(format: "%02d:00", hour))
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: gutter)
      Rectangle()
        .fill(.quaternary)
        .frame(height: 1)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct EventBlock: View {
  let event: CalendarEvent

  var body: some View {
    Text(event.title)
      .font(.footnote.weight(.semibold))
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(event.color.opacity(0.25), in: .rect(cornerRadius: 6))
  }
}

#Preview {
  DayTimelineView()
}

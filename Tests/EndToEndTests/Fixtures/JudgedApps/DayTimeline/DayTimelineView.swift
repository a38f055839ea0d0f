import SwiftUI

struct DayEvent: Identifiable {
  let id: Int
  let title: String
  let startHour: Double
  let duration: Double
  let color: Color
}

extension DayEvent {
  static let today: [DayEvent] = [
    DayEvent(id: 0, title: "Swim", startHour: 6.5, duration: 1, color: .teal),
    DayEvent(id: 1, title: "Stand-up", startHour: 9, duration: 0.5, color: .blue),
    DayEvent(id: 2, title: "Design review", startHour: 10, duration: 1.5, color: .purple),
    DayEvent(id: 3, title: "Lunch with Ada", startHour: 12.5, duration: 1, color: .orange),
    DayEvent(id: 4, title: "Dentist", startHour: 16, duration: 0.75, color: .red),
    DayEvent(id: 5, title: "Cinema", startHour: 20, duration: 2.25, color: .indigo),
  ]
}

enum TimelineMetrics {
  static let hourHeight: CGFloat = 80
  static let allDayHeight: CGFloat = 40
  static let gutter: CGFloat = 60
}

struct DayTimelineView: View {
  let events = DayEvent.today

  var body: some View {
    VStack(spacing: 0) {
      Text("Thursday, 12 June")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 64)
        .background(.bar)

      ScrollViewReader { reader in
        ScrollView(.vertical) {
          VStack(spacing: 0) {
            allDayStrip
            hours
              .overlay(alignment: .topLeading) { eventLayer }
          }
        }
        .scrollTargetBehavior(
          HourSnapBehavior(
            leading: TimelineMetrics.allDayHeight,
            hourHeight: TimelineMetrics.hourHeight
          )
        )
        .onAppear { reader.scrollTo(8, anchor: .top) }
      }

      HStack {
        Button("Today") {}
        Spacer()
        Button("Calendars") {}
        Spacer()
        Button("Inbox") {}
      }
      .padding(.horizontal, 20)
      .frame(height: 55)
      .background(.bar)
    }
  }

  private var allDayStrip: some View {
    HStack {
      Text("all-day").font(.caption2).foregroundStyle(.secondary)
      Text("Nils' birthday")
        .font(.caption)
        .padding(.horizontal, 8)
        .background(.yellow.opacity(0.4), in: .capsule)
      Spacer()
    }
    .padding(.horizontal, 12)
    .frame(height: TimelineMetrics.allDayHeight)
  }

  private var hours: some View {
    VStack(spacing: 0) {
      ForEach(0..<24, id: \.self) { hour in
        HStack(alignment: .top, spacing: 8) {
          Text(String(format: "%02d:00", hour))
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
            .frame(width: TimelineMetrics.gutter - 8, alignment: .trailing)
          Rectangle().fill(.quaternary).frame(height: 1)
        }
        .frame(height: TimelineMetrics.hourHeight, alignment: .top)
        .id(hour)
      }
    }
  }

  private var eventLayer: some View {
    ZStack(alignment: .topLeading) {
      ForEach(events) { event in
        Text(event.title)
          .font(.caption.weight(.semibold))
          .padding(6)
          .frame(maxWidth: .infinity, alignment: .topLeading)
          .frame(height: event.duration * TimelineMetrics.hourHeight - 2, alignment: .top)
          .background(event.color.opacity(0.25), in: .rect(cornerRadius: 6))
          .padding(.leading, TimelineMetrics.gutter)
          .padding(.trailing, 12)
          .offset(y: event.startHour * TimelineMetrics.hourHeight)
      }
    }
  }
}

#Preview {
  DayTimelineView()
}

import SwiftUI

struct Meeting: Identifiable {
  let id = UUID()
  var title: String
  var startHour: Int
  var hours: Int
  var tint: Color = .blue
}

enum TimelineLayout {
  static let hourHeight: CGFloat = 64
  static let allDayHeight: CGFloat = 52
  static let gutter: CGFloat = 56
}

// Settles with the beginning of an hour at the top edge, so no hour is cut.
struct HourSnapping: ScrollTargetBehavior {
  let hourHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.height - context.containerSize.height
    guard limit > 0, target.rect.minY > 0, target.rect.minY < limit else { return }
    let hour = (target.rect.minY / hourHeight).rounded()
    target.rect.origin.y = min(hour * hourHeight, limit)
  }
}

struct DayTimelineView: View {
  var meetings: [Meeting]
  var allDay: [String]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          allDayStrip
          ZStack(alignment: .topLeading) {
            VStack(spacing: 0) {
              ForEach(0..<24, id: \.self) { hour in
                HourRow(hour: hour)
              }
            }
            ForEach(meetings) { meeting in
              MeetingBlock(meeting: meeting)
            }
          }
        }
      }
      .scrollTargetBehavior(HourSnapping(hourHeight: TimelineLayout.hourHeight))
      .navigationTitle("Thursday")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var allDayStrip: some View {
    HStack(spacing: 8) {
      Text("all-day")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .frame(width: TimelineLayout.gutter - 8, alignment: .trailing)
      ForEach(allDay, id: \.self) { title in
        Text(title)
          .font(.caption)
          .lineLimit(1)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.green.opacity(0.2), in: .capsule)
      }
      Spacer(minLength: 0)
    }
    .frame(height: TimelineLayout.allDayHeight)
  }
}

private struct HourRow: View {
  let hour: Int

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text("\(hour):00")
        .font(.caption2.monospacedDigit())
        .frame(width: TimelineLayout.gutter - 8, alignment: .trailing)
      VStack { Divider() }
    }
    .frame(height: TimelineLayout.hourHeight, alignment: .top)
  }
}

private struct MeetingBlock: View {
  let meeting: Meeting

  var body: some View {
    Text(meeting.title)
      .font(.caption.weight(.semibold))
      .padding(6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: CGFloat(meeting.hours) * TimelineLayout.hourHeight - 2, alignment: .top)
      .background(meeting.tint.opacity(0.25), in: .rect(cornerRadius: 6))
      .padding(.leading, TimelineLayout.gutter)
      .padding(.trailing, 12)
      .offset(y: CGFloat(meeting.startHour) * TimelineLayout.hourHeight)
  }
}

#Preview {
  DayTimelineView(
    meetings: [
      Meeting(title: "Standup", startHour: 9, hours: 1),
      Meeting(title: "Roadmap review", startHour: 13, hours: 2, tint: .orange),
    ],
    allDay: ["On call", "Release week"]
  )
}

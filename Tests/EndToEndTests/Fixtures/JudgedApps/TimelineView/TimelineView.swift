import SwiftUI

struct ProjectTimeline: View {
  let events: [TimelineEvent]
  @State private var viewportWidth: CGFloat = 0

  var body: some View {
    let layout = TimelineLayout(events: events)

    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(Array(events.enumerated()), id: \.element.id) { index, event in
          TimelineCard(event: event)
            .frame(width: TimelineLayout.cardWidth)
          if index < layout.gaps.count {
            Rectangle()
              .fill(.secondary.opacity(0.4))
              .frame(width: layout.gaps[index], height: 2)
              .padding(.top, 14)
          }
        }
      }
      .padding(.leading, TimelineLayout.leading)
      // room for the last card to come all the way to the left
      .padding(.trailing, max(0, viewportWidth - TimelineLayout.cardWidth))
    }
    .scrollTargetBehavior(TimelineSnap(stops: layout.stops))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      viewportWidth = $0
    }
  }
}

private struct TimelineCard: View {
  let event: TimelineEvent

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(.tint).frame(width: 12, height: 12)
        Text(event.date, format: .dateTime.day().month().year())
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
      }
      .frame(height: 30)
      Text(event.title).font(.headline)
      Text(event.text).font(.subheadline)
    }
    .padding(.trailing, 12)
  }
}

#Preview {
  ProjectTimeline(events: TimelineEvent.renovation)
}

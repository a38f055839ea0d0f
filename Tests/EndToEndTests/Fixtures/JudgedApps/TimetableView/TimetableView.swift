import SwiftUI

struct TimetableView: View {
  let rooms: [Room] = Room.day1

  var body: some View {
    NavigationStack {
      HStack(alignment: .top, spacing: 0) {
        roomLabels
        ScrollView(.horizontal) {
          VStack(alignment: .leading, spacing: 8) {
            timeAxis
            ForEach(rooms) { RoomLane(room: $0) }
          }
          .frame(width: TimetableMetrics.width(slots: TimetableMetrics.slots), alignment: .leading)
        }
        .scrollTargetBehavior(SlotAlignedBehavior(pitch: TimetableMetrics.pitch))
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("Day 1")
    }
  }

  private var timeAxis: some View {
    HStack(spacing: TimetableMetrics.slotGap) {
      ForEach(0..<TimetableMetrics.slots, id: \.self) { slot in
        Text(String(format: "%02d:%02d", 9 + slot / 2, slot % 2 * 30))
          .font(.caption.monospacedDigit())
          .frame(width: TimetableMetrics.slotWidth, height: 28, alignment: .leading)
      }
    }
  }

  private var roomLabels: some View {
    VStack(spacing: 8) {
      Color.clear.frame(height: 28)
      ForEach(rooms) { room in
        Text(room.name)
          .font(.footnote.bold())
          .frame(height: TimetableMetrics.rowHeight)
      }
    }
    .frame(width: TimetableMetrics.labelWidth)
  }
}

private struct RoomLane: View {
  let room: Room

  var body: some View {
    ZStack(alignment: .leading) {
      ForEach(room.talks) { talk in
        Text(talk.title)
          .font(.footnote)
          .padding(8)
          .frame(
            width: TimetableMetrics.width(slots: talk.length),
            height: TimetableMetrics.rowHeight,
            alignment: .topLeading
          )
          .background(.teal.opacity(0.25), in: .rect(cornerRadius: 10))
          .offset(x: CGFloat(talk.slot) * TimetableMetrics.pitch)
      }
    }
    .frame(height: TimetableMetrics.rowHeight)
  }
}

// Brings the beginning of a half hour to the edge of the room labels.
struct SlotAlignedBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.width - context.containerSize.width, 0)

    // The evening end of the day is shown in full.
    guard target.rect.minX < limit else { return }

    let slot = Int(max(target.rect.minX, 0) / pitch)
    target.rect.origin.x = min(CGFloat(slot) * pitch, limit)
  }
}

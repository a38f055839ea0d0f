import SwiftUI

struct CameraTimeline: View {
  let events: [MotionEvent]

  @State private var zoom = TimelineZoom.normal
  @State private var position = ScrollPosition(edge: .leading)
  @State private var hour = 0

  private func hourWidth(_ zoom: TimelineZoom) -> CGFloat {
    TimelineMetrics.hourWidth * zoom.scale
  }

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.black)
        .overlay { Text("Clip at \(hour):00").foregroundStyle(.white) }
        .padding(.horizontal)
      Picker("Zoom", selection: $zoom) {
        ForEach(TimelineZoom.allCases) { level in
          Text(level.rawValue.capitalized).tag(level)
        }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      track
        .frame(height: TimelineMetrics.trackHeight)
    }
    .padding(.vertical)
    .onChange(of: zoom) { _, level in
      position.scrollTo(x: CGFloat(hour) * hourWidth(level))
    }
  }

  private var track: some View {
    GeometryReader { geo in
      let width = hourWidth(zoom)
      ScrollView(.horizontal) {
        ZStack(alignment: .topLeading) {
          HStack(spacing: 0) {
            ForEach(0..<TimelineMetrics.hoursPerDay, id: \.self) { h in
              HourCell(hour: h)
                .frame(width: width)
            }
          }
          ForEach(events) { event in
            RoundedRectangle(cornerRadius: 3)
              .fill(.orange)
              .frame(width: CGFloat(event.hours) * width, height: 20)
              .offset(x: CGFloat(event.startHour) * width, y: 36)
          }
        }
        .padding(.horizontal, geo.size.width / 2)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(HourSnap(hourWidth: TimelineMetrics.hourWidth))
      .onScrollGeometryChange(for: Int.self) { g in
        Int(((g.contentOffset.x + g.contentInsets.leading) / width).rounded())
      } action: { _, value in
        hour = min(max(value, 0), TimelineMetrics.hoursPerDay)
      }
      .overlay {
        Rectangle()
          .fill(.red)
          .frame(width: 2)
          .allowsHitTesting(false)
      }
    }
  }
}

private struct HourCell: View {
  let hour: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(hour)")
        .font(.caption2.monospacedDigit())
        .padding(.leading, 3)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .overlay(alignment: .leading) {
      Rectangle().fill(.secondary).frame(width: 0.5)
    }
  }
}

#Preview {
  CameraTimeline(events: MotionEvent.yesterday)
}

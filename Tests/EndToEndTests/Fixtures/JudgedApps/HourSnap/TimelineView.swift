import SwiftUI

struct DayEvent: Identifiable {
  let id = UUID()
  let title: String
  let start: Int
  let length: Int
  let color: Color
}

struct HourSnap: ScrollTargetBehavior {
  // stop on the closest full hour
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let hour = Int(target.rect.origin.x / 60)
    target.rect.origin.x = CGFloat(hour) * 60
  }
}

struct DayTimeline: View {
  @State private var hour = 0

  let events = [
    DayEvent(title: "Gym", start: 6, length: 1, color: .green),
    DayEvent(title: "Work", start: 9, length: 4, color: .blue),
    DayEvent(title: "Lunch", start: 13, length: 1, color: .orange),
    DayEvent(title: "Work", start: 14, length: 3, color: .blue),
    DayEvent(title: "Cinema", start: 20, length: 2, color: .purple),
  ]

  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 12) {
        Text("\(hour):00")
          .font(.system(size: 48, weight: .thin, design: .rounded))
          .monospacedDigit()

        ZStack {
          ScrollView(.horizontal, showsIndicators: false) {
            ZStack(alignment: .topLeading) {
              HourTicks()
              ForEach(events) { event in
                Text(event.title)
                  .font(.caption.bold())
                  .foregroundStyle(.white)
                  .frame(width: CGFloat(event.length) * 60, height: 36)
                  .background(event.color, in: RoundedRectangle(cornerRadius: 8))
                  .offset(x: CGFloat(event.start) * 60, y: 40)
              }
            }
            // half of the screen on both sides, so 0:00 and 24:00 reach the needle
            .padding(.horizontal, geo.size.width / 2)
          }
          .scrollTargetBehavior(HourSnap())
          .onScrollGeometryChange(for: Int.self) { g in
            Int((g.contentOffset.x / 60).rounded())
          } action: { _, new in
            hour = new
          }

          // the needle
          Rectangle()
            .fill(.red)
            .frame(width: 2, height: 100)
            .allowsHitTesting(false)
        }
        .frame(height: 100)

        Text(events.first { $0.start <= hour && hour < $0.start + $0.length }?.title ?? "Free")
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct HourTicks: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<24, id: \.self) { hour in
        VStack(alignment: .leading, spacing: 2) {
          Rectangle()
            .frame(width: 1, height: 14)
          Text("\(hour)")
            .font(.caption2)
        }
        .foregroundStyle(.secondary)
        .frame(width: 60, height: 100, alignment: .topLeading)
      }
    }
  }
}

#Preview {
  DayTimeline()
}

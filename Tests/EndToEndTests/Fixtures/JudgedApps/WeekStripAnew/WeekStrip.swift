import SwiftUI

struct WeekStrip: View {
  let weeks: [Week]
  @Binding var picked: Date

  var body: some View {
    GeometryReader { proxy in
      let side = dayWidth(in: proxy.size.width)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(weeks) { week in
            HStack(spacing: 0) {
              ForEach(week.days, id: \.self) { day in
                DayBubble(day: day, on: Calendar.current.isDate(day, inSameDayAs: picked))
                  .frame(width: side)
                  .onTapGesture { picked = day }
              }
            }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .frame(height: 64)
    .background(.thinMaterial, in: .rect(cornerRadius: 16))
    .padding(.horizontal, 16)
  }

  // whole points, keeps the hairlines crisp
  private func dayWidth(in width: CGFloat) -> CGFloat {
    (width / 7).rounded(.down)
  }
}

private struct DayBubble: View {
  let day: Date
  let on: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(day, format: .dateTime.weekday(.narrow)).font(.caption2)
      Text(day, format: .dateTime.day())
        .font(.callout.monospacedDigit())
        .frame(width: 32, height: 32)
        .background(on ? Color.accentColor : .clear, in: .circle)
    }
    .contentShape(.rect)
  }
}

struct PlannerScreen: View {
  @State private var picked = Date.now
  private let weeks = Calendar.current.weeks(of: 2026)

  var body: some View {
    VStack {
      WeekStrip(weeks: weeks, picked: $picked)
      List { Text(picked, style: .date) }
    }
  }
}

#Preview { PlannerScreen() }

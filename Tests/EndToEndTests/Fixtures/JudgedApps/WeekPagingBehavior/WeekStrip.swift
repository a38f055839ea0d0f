import SwiftUI

struct WeekStrip: View {
  let weeks: [Week]
  @Binding var selection: Date
  var progress: (Date) -> Double

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(weeks) { week in
          HStack(spacing: 0) {
            ForEach(week.days, id: \.self) { day in
              DayCell(
                day: day,
                progress: progress(day),
                isSelected: Calendar.current.isDate(day, inSameDayAs: selection)
              )
              .frame(maxWidth: .infinity)
              .onTapGesture { selection = day }
            }
          }
          .padding(.horizontal, 12)
          .containerRelativeFrame(.horizontal)
        }
      }
    }
    .frame(height: 84)
    .defaultScrollAnchor(.trailing)
    .scrollTargetBehavior(.weekly)
  }
}

private struct DayCell: View {
  let day: Date
  let progress: Double
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 3)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(day, format: .dateTime.day())
          .font(.footnote.weight(isSelected ? .bold : .regular))
      }
      .frame(width: 36, height: 36)
    }
    .contentShape(Rectangle())
  }
}

// Turns exactly one week per swipe, however hard the strip is thrown.
struct WeekPagingBehavior: ScrollTargetBehavior {
  var flick: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let start = (context.originalTarget.rect.minX / width).rounded()
    let travel = target.rect.minX - start * width
    let velocity = context.velocity.dx

    var week = start
    if velocity > flick {
      week += travel > 0 ? 1 : 0
    } else if velocity < -flick {
      week -= travel < 0 ? 1 : 0
    } else if abs(travel) > width / 2 {
      week += travel > 0 ? 1 : -1
    }

    let last = max((context.contentSize.width / width).rounded() - 1, 0)
    target.rect.origin.x = min(max(week, 0), last) * width
  }
}

extension ScrollTargetBehavior where Self == WeekPagingBehavior {
  static var weekly: WeekPagingBehavior { WeekPagingBehavior() }
}

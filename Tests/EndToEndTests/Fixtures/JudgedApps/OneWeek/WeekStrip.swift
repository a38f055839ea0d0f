import SwiftUI

struct WeekStrip: View {
  @State private var week: Int? = 0
  @State private var selected = Calendar.current.startOfDay(for: .now)

  // a year to both sides is "endless" enough
  let weeks = Array(-52...52)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text(selected, format: .dateTime.month(.wide).year())
          .font(.title2.bold())
        Spacer()
        Button("Today") {
          selected = Calendar.current.startOfDay(for: .now)
          withAnimation { week = 0 }
        }
      }
      .padding(.horizontal)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(weeks, id: \.self) { week in
            WeekRow(week: week, selected: $selected)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 80)
      .scrollIndicators(.hidden)
      .scrollPosition(id: $week)
      .scrollTargetBehavior(OneWeek())

      Text(selected, style: .date)
        .padding(.horizontal)
      Spacer()
    }
  }
}

// Stop on the closest week, but never go further than one week with one swipe
struct OneWeek: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    if width == 0 { return }

    let start = (context.originalTarget.rect.minX / width).rounded()
    var week = (target.rect.minX / width).rounded()

    if week > start + 1 {
      week = start + 1
    }
    if week < start - 1 {
      week = start - 1
    }
    target.rect.origin.x = week * width
  }
}

struct WeekRow: View {
  let week: Int
  @Binding var selected: Date

  var days: [Date] {
    let calendar = Calendar.current
    let thisWeek = calendar.dateInterval(of: .weekOfYear, for: .now)?.start ?? .now
    return (0..<7).map {
      calendar.date(byAdding: .day, value: week * 7 + $0, to: thisWeek) ?? thisWeek
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(days, id: \.self) { day in
        VStack(spacing: 6) {
          Text(day, format: .dateTime.weekday(.narrow))
            .font(.caption)
            .foregroundStyle(.secondary)
          Text(day, format: .dateTime.day())
            .font(.headline)
            .frame(width: 40, height: 40)
            .background {
              if day == selected {
                Circle().fill(.orange)
              }
            }
        }
        .frame(maxWidth: .infinity)
        .onTapGesture { selected = day }
      }
    }
  }
}

#Preview {
  WeekStrip()
}

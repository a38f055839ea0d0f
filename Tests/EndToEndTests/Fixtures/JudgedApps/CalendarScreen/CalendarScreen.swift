import SwiftUI

struct CalendarScreen: View {
  @State private var selectedDay = 11
  @State private var scrolled: CGFloat = 0

  let weekHeight: CGFloat = 48
  let monthHeight: CGFloat = 288  // 6 weeks
  let events = [
    "Standup", "Dentist", "Lunch with Ana", "Design review", "Call mum",
    "Yoga", "Groceries", "Book club", "Piano lesson", "Dinner",
  ]

  // how much of the month is folded away
  var folded: CGFloat {
    min(max(scrolled, 0), monthHeight - weekHeight)
  }

  var progress: CGFloat {
    folded / (monthHeight - weekHeight)
  }

  // March 2026 starts on a sunday
  var selectedRow: Int {
    (selectedDay - 1) / 7
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        DayGrid(selectedDay: $selectedDay)
          .offset(y: -CGFloat(selectedRow) * weekHeight * progress)
          .frame(height: monthHeight - folded, alignment: .top)
          .clipped()
          .background(.background)
          .frame(height: monthHeight, alignment: .top)
          // keeps the calendar at the top while the events move up
          .offset(y: max(scrolled, 0))
          .zIndex(1)

        ForEach(0..<20, id: \.self) { i in
          HStack(spacing: 12) {
            Capsule().fill(.blue).frame(width: 4, height: 40)
            VStack(alignment: .leading) {
              Text(events[i % events.count]).font(.headline)
              Text("March \(selectedDay)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
          }
          .padding(.horizontal)
          .frame(height: 70)
        }
      }
    }
    .onScrollGeometryChange(for: CGFloat.self) { geo in
      geo.contentOffset.y + geo.contentInsets.top
    } action: { _, new in
      scrolled = new
    }
    .scrollTargetBehavior(MonthOrWeek())
  }
}

// Never stop with a half folded calendar: show the full month or only the week
struct MonthOrWeek: ScrollTargetBehavior {
  let monthHeight: CGFloat = 288

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    if y < monthHeight / 2 {
      target.rect.origin.y = 0
    } else if y < monthHeight {
      target.rect.origin.y = monthHeight
    }
  }
}

struct DayGrid: View {
  @Binding var selectedDay: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(1..<8, id: \.self) { column in
            let day = row * 7 + column
            Text(day <= 31 ? "\(day)" : "")
              .frame(maxWidth: .infinity)
              .frame(height: 48)
              .background {
                if day == selectedDay {
                  Circle().fill(.blue.opacity(0.2))
                }
              }
              .contentShape(Rectangle())
              .onTapGesture {
                if day <= 31 { selectedDay = day }
              }
          }
        }
      }
    }
  }
}

#Preview {
  CalendarScreen()
}

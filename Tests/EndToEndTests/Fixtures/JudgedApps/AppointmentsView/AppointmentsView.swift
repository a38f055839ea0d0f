import SwiftUI

struct Week: Identifiable, Hashable {
  let start: Date
  let days: [Date]
  var id: Date { start }
}

@Observable
final class AppointmentsModel {
  let weeks: [Week]
  let thisWeek: Week.ID
  var visibleWeek: Week.ID?
  var day: Date

  init(calendar: Calendar = .current, now: Date = .now) {
    let today = calendar.startOfDay(for: now)
    let monday = calendar.dateInterval(of: .weekOfYear, for: today)?.start ?? today
    weeks = (-4..<22).map { offset in
      let start = calendar.date(byAdding: .weekOfYear, value: offset, to: monday) ?? monday
      return Week(
        start: start,
        days: (0..<7).compactMap {
          calendar.date(byAdding: .day, value: $0, to: start)
        })
    }
    thisWeek = monday
    visibleWeek = monday
    day = today
  }

  func slots(from hour: Int) -> [String] {
    (0..<8).map { String(format: "%02d:%02d", hour + $0 / 2, $0 % 2 * 30) }
  }
}

struct AppointmentsView: View {
  @State private var model = AppointmentsModel()

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        WeekStrip(weeks: model.weeks, visible: $model.visibleWeek, day: $model.day)
        Divider()
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            slotSection("Morning", from: 8)
            slotSection("Afternoon", from: 13)
          }
        }
      }
      .navigationTitle("Appointments")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Today") {
          withAnimation { model.visibleWeek = model.thisWeek }
        }
      }
    }
  }

  private func slotSection(_ title: String, from hour: Int) -> some View {
    Section {
      ForEach(model.slots(from: hour), id: \.self) { slot in
        Text(slot)
          .monospacedDigit()
          .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
          .padding(.horizontal, 16)
      }
    } header: {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
        .padding(.horizontal, 16)
        .background(.bar)
    }
  }
}

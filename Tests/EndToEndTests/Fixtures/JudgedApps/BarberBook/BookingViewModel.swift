import SwiftUI

struct BookingDay: Identifiable, Hashable {
  let id: Int
  let date: Date
}

final class BookingViewModel: ObservableObject {
  @Published var selectedDay: Int? = 0
  @Published private(set) var slots: [String] = []
  let days: [BookingDay]

  init(calendar: Calendar = .current) {
    let today = calendar.startOfDay(for: Date())
    days = (0..<14).compactMap { offset in
      calendar.date(byAdding: .day, value: offset, to: today).map { BookingDay(id: offset, date: $0) }
    }
    reload()
  }

  func reload() {
    let day = selectedDay ?? 0
    // fake backend: some slots are taken
    slots = (9..<18).filter { ($0 + day) % 3 != 0 }.map { String(format: "%02d:00", $0) }
  }
}

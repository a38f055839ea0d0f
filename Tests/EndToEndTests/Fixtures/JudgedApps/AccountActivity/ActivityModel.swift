import Foundation
import Observation

struct Booking: Identifiable {
  let id = UUID()
  let payee: String
  let amount: Decimal
}

@Observable
final class ActivityModel {
  let name: String
  let bookings: [Booking]
  var offset: CGFloat = 0

  init(name: String, bookings: [Booking]) {
    self.name = name
    self.bookings = bookings
  }

  var balance: Decimal { bookings.reduce(0) { $0 + $1.amount } }

  var headerHeight: CGFloat {
    max(HeaderMetrics.compact, HeaderMetrics.expanded - max(offset, 0))
  }

  /// 1 when open, 0 when closed.
  var openness: Double {
    Double((headerHeight - HeaderMetrics.compact) / HeaderMetrics.travel)
  }

  static var savings: ActivityModel {
    ActivityModel(
      name: "Savings",
      bookings: [
        Booking(payee: "Standing order", amount: 400),
        Booking(payee: "Interest Q3", amount: 21.15),
        Booking(payee: "Standing order", amount: 400),
        Booking(payee: "To Everyday", amount: -250),
        Booking(payee: "Standing order", amount: 400),
        Booking(payee: "Interest Q2", amount: 18.70),
        Booking(payee: "Standing order", amount: 400),
        Booking(payee: "Opening deposit", amount: 5_000),
      ])
  }

  static var everyday: ActivityModel {
    let shops = ["Migros", "SBB", "Café Lang", "Coop", "Apotheke", "Kiosk"]
    return ActivityModel(
      name: "Everyday",
      bookings: (0..<48).map {
        Booking(payee: shops[$0 % shops.count], amount: -Decimal(4 + $0 % 9))
      })
  }
}

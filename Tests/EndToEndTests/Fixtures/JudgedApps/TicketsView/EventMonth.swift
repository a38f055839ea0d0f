import SwiftUI

struct Event: Identifiable {
  let id: Int
  let title: String
  let venue: String
  let day: Int
  let seat: String
}

struct EventMonth: Identifiable {
  let name: String
  let events: [Event]
  var id: String { name }
}

enum TicketMetrics {
  static let title: CGFloat = 52
  static let header: CGFloat = 40
  static let row: CGFloat = 120
}

extension [EventMonth] {
  /// Where each ticket starts in the list.
  var ticketOffsets: [CGFloat] {
    var offsets: [CGFloat] = []
    var y: CGFloat = 0
    for month in self {
      y += TicketMetrics.header
      for _ in month.events {
        offsets.append(y)
        y += TicketMetrics.row
      }
    }
    return offsets
  }

  static let summer: [EventMonth] = [
    EventMonth(
      name: "June",
      events: [
        Event(id: 1, title: "The Paper Lanterns", venue: "Corn Exchange", day: 6, seat: "Stalls F14"),
        Event(id: 2, title: "Twelfth Night", venue: "Garden Theatre", day: 15, seat: "Row C 8"),
        Event(id: 3, title: "Brass on the Pier", venue: "West Pier", day: 28, seat: "Standing"),
      ]),
    EventMonth(
      name: "July",
      events: [
        Event(id: 4, title: "City v Rovers", venue: "Mill Lane", day: 3, seat: "Block 112"),
        Event(id: 5, title: "Open-air Cinema", venue: "Castle Green", day: 11, seat: "Blanket 20"),
        Event(id: 6, title: "Mara Quill", venue: "The Boiler Room", day: 19, seat: "Standing"),
        Event(id: 7, title: "Summer Circus", venue: "Long Meadow", day: 26, seat: "Ring B 4"),
      ]),
    EventMonth(
      name: "August",
      events: [
        Event(id: 8, title: "Folk Weekend", venue: "Ashdown Farm", day: 8, seat: "Camping"),
        Event(id: 9, title: "Night at the Museum", venue: "Science Hall", day: 22, seat: "Entry 19:30"),
      ]),
    EventMonth(
      name: "September",
      events: [
        Event(id: 10, title: "La Bohème", venue: "Opera House", day: 5, seat: "Circle A22"),
        Event(id: 11, title: "Comedy Cellar", venue: "The Vaults", day: 13, seat: "Table 6"),
        Event(id: 12, title: "Harvest Proms", venue: "Town Hall", day: 27, seat: "Balcony 41"),
      ]),
  ]
}

import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: Int
  let title: String
  let assignee: String
  let points: Int
}

struct Lane: Identifiable {
  let id: String
  let title: String
  var tickets: [Ticket]
  let tint: Color

  var points: Int {
    tickets.reduce(0) { $0 + $1.points }
  }
}

@Observable
final class Board {
  var name: String
  var lanes: [Lane]

  init(name: String, lanes: [Lane]) {
    self.name = name
    self.lanes = lanes
  }
}

extension Board {
  static var sample: Board {
    Board(
      name: "Checkout rewrite",
      lanes: [
        Lane(
          id: "todo", title: "To do",
          tickets: [
            Ticket(id: 412, title: "Gift card balance", assignee: "Ines", points: 3),
            Ticket(id: 415, title: "VAT number field", assignee: "Tom", points: 2),
            Ticket(id: 419, title: "Empty basket copy", assignee: "Ines", points: 1),
          ], tint: .gray),
        Lane(
          id: "doing", title: "In progress",
          tickets: [
            Ticket(id: 398, title: "Address autocomplete", assignee: "Yusuf", points: 5),
            Ticket(id: 401, title: "Retry failed payment", assignee: "Tom", points: 8),
          ], tint: .blue),
        Lane(
          id: "review", title: "In review",
          tickets: [
            Ticket(id: 390, title: "Order summary layout", assignee: "Mei", points: 3)
          ], tint: .purple),
        Lane(
          id: "done", title: "Done",
          tickets: [
            Ticket(id: 377, title: "Guest checkout", assignee: "Mei", points: 8),
            Ticket(id: 381, title: "Delivery slots", assignee: "Yusuf", points: 5),
          ], tint: .green),
      ])
  }
}

import Observation

struct Ticket: Identifiable, Hashable {
  let id: Int
  var title: String
  var assignee: String?
}

struct BoardColumn: Identifiable {
  let name: String
  var tickets: [Ticket]
  var id: String { name }
}

@Observable
final class Board {
  var columns: [BoardColumn] = [
    .init(name: "Backlog", tickets: (1...9).map { Ticket(id: $0, title: "Idea #\($0)") }),
    .init(
      name: "In progress",
      tickets: [
        Ticket(id: 20, title: "Offline sync", assignee: "MK"),
        Ticket(id: 21, title: "New icon", assignee: "JL"),
      ]),
    .init(name: "Review", tickets: [Ticket(id: 30, title: "Fix crash on launch", assignee: "AB")]),
    .init(name: "Done", tickets: (40...46).map { Ticket(id: $0, title: "Task #\($0)", assignee: "MK") }),
  ]
}

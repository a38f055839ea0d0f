import Foundation

struct SessionBlock: Identifiable, Hashable {
  enum Kind: String {
    case warmUp, work, rest, stretch
  }

  let id: Int
  let name: String
  let minutes: Int
  let kind: Kind
}

struct Session {
  let title: String
  let blocks: [SessionBlock]

  var totalMinutes: Int {
    blocks.reduce(0) { $0 + $1.minutes }
  }

  static let fullBody = Session(
    title: "Full Body",
    blocks: [
      SessionBlock(id: 0, name: "Warm-up", minutes: 8, kind: .warmUp),
      SessionBlock(id: 1, name: "Squats", minutes: 15, kind: .work),
      SessionBlock(id: 2, name: "Rest", minutes: 3, kind: .rest),
      SessionBlock(id: 3, name: "Bench Press", minutes: 15, kind: .work),
      SessionBlock(id: 4, name: "Rest", minutes: 3, kind: .rest),
      SessionBlock(id: 5, name: "Rows", minutes: 12, kind: .work),
      SessionBlock(id: 6, name: "Rest", minutes: 2, kind: .rest),
      SessionBlock(id: 7, name: "Core", minutes: 10, kind: .work),
      SessionBlock(id: 8, name: "Stretching", minutes: 8, kind: .stretch),
    ])
}

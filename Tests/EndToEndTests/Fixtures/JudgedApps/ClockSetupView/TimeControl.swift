import Foundation

struct TimeControl: Identifiable, Hashable {
  var minutes: Int
  var increment: Int
  var label: String
  var id: String { "\(minutes)+\(increment)" }

  static let presets: [TimeControl] = [
    .init(minutes: 1, increment: 0, label: "Bullet"),
    .init(minutes: 2, increment: 1, label: "Bullet"),
    .init(minutes: 3, increment: 0, label: "Blitz"),
    .init(minutes: 3, increment: 2, label: "Blitz"),
    .init(minutes: 5, increment: 0, label: "Blitz"),
    .init(minutes: 5, increment: 3, label: "Blitz"),
    .init(minutes: 10, increment: 0, label: "Rapid"),
    .init(minutes: 10, increment: 5, label: "Rapid"),
    .init(minutes: 15, increment: 10, label: "Rapid"),
    .init(minutes: 30, increment: 0, label: "Classical"),
    .init(minutes: 90, increment: 30, label: "Classical"),  // FIDE, asked for in #21
  ]
}

import SwiftUI

struct Talk: Identifiable {
  let id = UUID()
  let title: String
  let slot: Int
  let length: Int
}

struct Room: Identifiable {
  let name: String
  let talks: [Talk]
  var id: String { name }
}

enum TimetableMetrics {
  static let slotWidth: CGFloat = 104
  static let slotGap: CGFloat = 8
  static let rowHeight: CGFloat = 88
  static let labelWidth: CGFloat = 72
  static let slots = 20  // 09:00 – 19:00, half hours

  static var pitch: CGFloat { slotWidth + slotGap }

  static func width(slots: Int) -> CGFloat {
    CGFloat(slots) * pitch - slotGap
  }
}

extension Room {
  static let day1: [Room] = [
    Room(
      name: "Main",
      talks: [
        Talk(title: "Opening", slot: 0, length: 2), Talk(title: "State of the union", slot: 3, length: 3),
        Talk(title: "Concurrency", slot: 8, length: 2), Talk(title: "Panel", slot: 14, length: 4),
      ]),
    Room(
      name: "Blue",
      talks: [
        Talk(title: "Layout", slot: 2, length: 2), Talk(title: "Charts", slot: 5, length: 2),
        Talk(title: "Testing", slot: 10, length: 3), Talk(title: "Lightning talks", slot: 17, length: 3),
      ]),
    Room(
      name: "Lab",
      talks: [
        Talk(title: "Metal workshop", slot: 2, length: 6),
        Talk(title: "Accessibility clinic", slot: 9, length: 5),
      ]),
  ]
}

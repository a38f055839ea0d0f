import CoreGraphics

enum Guide {
  static let pointsPerMinute: CGFloat = 5
  static let slots = 12
  static let slotWidth: CGFloat = 30 * pointsPerMinute
  static let totalWidth: CGFloat = CGFloat(slots) * slotWidth
  static let rowHeight: CGFloat = 76
  static let rulerHeight: CGFloat = 28
}

struct Programme: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
}

struct Channel: Identifiable {
  let id: Int
  let short: String
  let programmes: [Programme]

  static let lineup: [Channel] = (0..<14).map { number in
    let shapes = [[30, 15, 45, 90, 60, 120], [60, 60, 30, 30, 100, 80], [20, 70, 150, 45, 75]]
    let minutes = shapes[number % shapes.count]
    return Channel(
      id: number, short: "CH\(number + 1)",
      programmes: minutes.enumerated().map {
        Programme(
          id: $0.offset,
          title: ["News", "Weather", "Quiz", "Film", "Late show", "Sport"][($0.offset + number) % 6],
          minutes: $0.element)
      })
  }
}

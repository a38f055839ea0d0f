import SwiftUI

struct Zone: Identifiable {
  let id: String
  let width: CGFloat
  let symbol: String
  let files: Int  // seats abreast, lengthwise count
  let taken: Set<Int>

  func seat(_ row: Int, _ file: Int) -> Int { row * files + file }
}

struct Coach {
  let line: String
  let zones: [Zone]
  let margin: CGFloat = 20
  let gap: CGFloat = 16

  // offsets at which a zone stands at the margin
  func stops(upTo end: CGFloat) -> [CGFloat] {
    var x: CGFloat = 0
    var result = [CGFloat]()
    for zone in zones {
      result.append(min(x, end))
      x += zone.width + gap
    }
    return result
  }

  static let n29 = Coach(
    line: "N29",
    zones: [
      Zone(id: "Front", width: 264, symbol: "steeringwheel", files: 5, taken: [0, 1, 7, 12]),
      Zone(id: "Luggage", width: 248, symbol: "suitcase", files: 4, taken: [2, 3]),
      Zone(id: "Tables", width: 280, symbol: "table.furniture", files: 5, taken: [4, 5, 6, 14, 15]),
      Zone(id: "Doors", width: 248, symbol: "door.sliding.left.hand.open", files: 4, taken: []),
      Zone(id: "Quiet", width: 264, symbol: "moon.zzz", files: 5, taken: [0, 3, 9]),
      Zone(id: "Rear", width: 256, symbol: "arrow.down.to.line", files: 4, taken: [8, 9, 10, 11]),
    ])
}

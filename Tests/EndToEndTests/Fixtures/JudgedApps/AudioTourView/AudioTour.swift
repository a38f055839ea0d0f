import SwiftUI

struct TourRoom: Identifiable {
  let id: Int
  let name: String
  let exhibits: [String]
}

enum TourLayout {
  static let roomHeader: CGFloat = 64
  static let exhibitRow: CGFloat = 72
  static let roomGap: CGFloat = 24

  static func height(of room: TourRoom) -> CGFloat {
    roomHeader + CGFloat(room.exhibits.count) * exhibitRow
  }
}

extension [TourRoom] {
  var roomTops: [CGFloat] {
    var tops: [CGFloat] = []
    var y: CGFloat = 0
    for room in self {
      tops.append(y)
      y += TourLayout.height(of: room) + TourLayout.roomGap
    }
    return tops
  }

  static var maritime: [TourRoom] {
    [
      TourRoom(id: 1, name: "Rope Walk", exhibits: ["Hemp cable", "Top cart", "Strand gauge"]),
      TourRoom(
        id: 2, name: "Figureheads", exhibits: ["Minerva", "The Shepherd", "Ajax", "Unknown woman", "Lion"]),
      TourRoom(id: 3, name: "Chart Room", exhibits: ["Baltic sounding book", "Sextant"]),
      TourRoom(id: 4, name: "Galley", exhibits: ["Biscuit press", "Copper", "Salt tub", "Mess kid"]),
      TourRoom(
        id: 5, name: "Engine Hall",
        exhibits: ["Side lever engine", "Condenser", "Telegraph", "Stoker's shovel", "Gauge wall", "Screw"]),
      TourRoom(id: 6, name: "Lamp Store", exhibits: ["Fresnel lens", "Wick trimmer", "Fog bell"]),
    ]
  }
}

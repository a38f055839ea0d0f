import SwiftUI

struct World: Identifiable {
  let name: String
  let levelCount: Int
  let color: Color
  var id: String { name }

  static let all: [World] = [
    World(name: "Meadow", levelCount: 12, color: .green),
    World(name: "Harbour", levelCount: 10, color: .blue),
    World(name: "Canyon", levelCount: 16, color: .orange),
    World(name: "Glacier", levelCount: 9, color: .cyan),
    World(name: "Volcano", levelCount: 20, color: .red),
  ]
}

enum LevelGrid {
  static let columns = 4
  static let titleHeight: CGFloat = 56
  static let cell: CGFloat = 84
  static let gap: CGFloat = 12
  static let bottomSpace: CGFloat = 24

  static func height(for world: World) -> CGFloat {
    let rows = world.levelCount / columns
    return titleHeight + CGFloat(rows) * cell + CGFloat(rows - 1) * gap + bottomSpace
  }

  static func offsets(for worlds: [World]) -> [CGFloat] {
    worlds.indices.map { index in
      worlds[..<index].reduce(0) { $0 + height(for: $1) }
    }
  }
}

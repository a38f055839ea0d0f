import SwiftUI

enum Terrain: String, CaseIterable {
  case sea, sand, meadow, forest, rock

  var color: Color {
    switch self {
    case .sea: .blue.opacity(0.5)
    case .sand: .yellow.opacity(0.4)
    case .meadow: .green.opacity(0.4)
    case .forest: .green.opacity(0.7)
    case .rock: .gray
    }
  }

  var symbol: String {
    switch self {
    case .sea: "water.waves"
    case .sand: "beach.umbrella"
    case .meadow: "leaf"
    case .forest: "tree"
    case .rock: "mountain.2"
    }
  }
}

struct MapTile: Hashable {
  let row: Int
  let column: Int
  let terrain: Terrain
}

struct IslandMap {
  let name: String
  let columns: Int
  let rows: Int

  func tile(row: Int, column: Int) -> MapTile {
    let kinds = Terrain.allCases
    let edge = row == 0 || column == 0 || row == rows - 1 || column == columns - 1
    let terrain = edge ? Terrain.sea : kinds[1 + (row * 7 + column * 3) % (kinds.count - 1)]
    return MapTile(row: row, column: column, terrain: terrain)
  }
}

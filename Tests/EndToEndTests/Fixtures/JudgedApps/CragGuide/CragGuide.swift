import Foundation

enum Style: String {
  case slab, wall, overhang, crack

  var symbol: String {
    switch self {
    case .slab: "triangle"
    case .wall: "square"
    case .overhang: "arrow.up.right"
    case .crack: "bolt"
    }
  }
}

struct ClimbingRoute: Identifiable, Hashable {
  let id: String
  let name: String
  let grade: String
  let metres: Int
  let style: Style
}

struct Sector: Identifiable {
  let id: String
  let routes: [ClimbingRoute]

  init(_ name: String, style: Style, _ routes: [(String, String, Int)]) {
    id = name
    self.routes = routes.map {
      ClimbingRoute(id: name + "/" + $0.0, name: $0.0, grade: $0.1, metres: $0.2, style: style)
    }
  }
}

extension Sector {
  static let quarry: [Sector] = [
    Sector(
      "Lower Slabs", style: .slab,
      [
        ("Soft Start", "4b", 14), ("Marmot", "5a", 16), ("Wet Socks", "5b", 16),
        ("Chalk Letter", "5c", 18), ("Old Rope", "6a", 18), ("Tea at Four", "6a+", 20),
      ]),
    Sector(
      "Main Wall", style: .wall,
      [
        ("Ledger", "6a", 24), ("Copper Vein", "6b", 26), ("The Bailiff", "6b+", 26),
        ("Long Division", "6c", 30), ("Night Shift", "7a", 30),
      ]),
    Sector(
      "The Cave", style: .overhang,
      [
        ("Drip", "6c", 12), ("Bat Hour", "7a", 12), ("Cellar Door", "7a+", 13), ("Undertow", "7b", 15),
        ("Hollow", "7b+", 15), ("Black Bread", "7c", 16), ("Last Lamp", "8a", 17),
      ]),
    Sector(
      "Chimney Side", style: .crack,
      [
        ("Sweep", "5a", 20), ("Soot", "5b", 20), ("Two Hands", "5c", 22),
        ("Hinge", "6a", 22), ("Splinter", "6b", 24), ("Flue", "6c", 24),
      ]),
  ]
}

import Foundation

struct Score: Codable, Identifiable {
  var id = UUID()
  var title: String
  var pageCount: Int

  struct Leaf: Identifiable, Hashable {
    let id: Int
    var isBlank: Bool
  }

  /// The leaves as they lie on the stand, with blank paper after the last one where a spread needs it.
  func leaves(perSpread: Int) -> [Leaf] {
    let spreads = (pageCount + perSpread - 1) / perSpread
    return (0..<spreads * perSpread).map { Leaf(id: $0, isBlank: $0 >= pageCount) }
  }
}

extension Score {
  static let nocturne = Score(title: "Nocturne in E flat", pageCount: 7)
}

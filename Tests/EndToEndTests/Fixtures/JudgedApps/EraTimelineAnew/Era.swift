import SwiftUI

struct Era: Identifiable {
  let id = UUID()
  let name: String
  let from: Int
  let to: Int

  // eighty points a century
  var width: CGFloat { CGFloat(to - from) * 0.8 }
}

extension Era {
  static let europe: [Era] = [
    Era(name: "Antiquity", from: 300, to: 476),
    Era(name: "Migration", from: 476, to: 800),
    Era(name: "Carolingians", from: 800, to: 1000),
    Era(name: "High Middle Ages", from: 1000, to: 1250),
    Era(name: "Late Middle Ages", from: 1250, to: 1450),
    Era(name: "Renaissance", from: 1450, to: 1600),
    Era(name: "Enlightenment", from: 1600, to: 1789),
    Era(name: "Modern", from: 1789, to: 2000),
  ]
}

extension Array where Element == Era {
  /// x of each era's first year.
  var starts: [CGFloat] {
    var x: CGFloat = 0
    return map { era in
      defer { x += era.width }
      return x
    }
  }
}

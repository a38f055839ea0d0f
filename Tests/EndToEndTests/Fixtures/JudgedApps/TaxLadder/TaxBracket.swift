import Foundation

struct TaxBracket: Identifiable {
  let id: Int
  let floor: Int
  let rate: Double
  let deductions: [String]

  static let lineHeight: CGFloat = 28
  static let headHeight: CGFloat = 120

  var cardHeight: CGFloat {
    Self.headHeight + Self.lineHeight * CGFloat(deductions.count)
  }

  func tax(on income: Int) -> Double {
    Double(max(0, income - floor)) * rate
  }
}

extension TaxBracket {
  static let ladder: [TaxBracket] = {
    let floors = [0, 11_000, 27_500, 52_000, 88_000, 145_000, 260_000]
    let rates = [0.0, 0.11, 0.19, 0.27, 0.34, 0.41, 0.45]
    let lines = [2, 3, 4, 5, 6, 8, 9]
    let names = [
      "Commuting", "Tools", "Union dues", "Childcare", "Pension", "Study",
      "Home office", "Gifts", "Repairs",
    ]
    return floors.indices.map { index in
      TaxBracket(
        id: index,
        floor: floors[index],
        rate: rates[index],
        deductions: Array(names.prefix(lines[index]))
      )
    }
  }()
}

extension Array where Element == TaxBracket {
  func tops(spacing: CGFloat) -> [CGFloat] {
    var top: CGFloat = 0
    return map { bracket in
      defer { top += bracket.cardHeight + spacing }
      return top
    }
  }
}

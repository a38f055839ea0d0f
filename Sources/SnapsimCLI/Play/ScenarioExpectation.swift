import ScrollSimulation
import SnapsimText

struct ScenarioExpectation: Equatable {
  enum Quantity: String, CaseIterable {
    case start, released, proposed, target, offset, page, item, misalignment
    case mostPages = "most-pages"
    case aligned
    case keepsPage = "keeps-page"
    case keepsItem = "keeps-item"

    /// The rule of its numbers; `nil` where it is true or false.
    var rule: NumberRule? {
      switch self {
      case .page, .item, .mostPages: .page
      case .aligned, .keepsPage, .keepsItem: nil
      case .start, .released, .proposed, .target, .offset, .misalignment: .points
      }
    }

    /// The quantities of every step; a gesture has them all.
    static let ofEveryStep = allCases.filter { ![.released, .proposed, .target, .mostPages].contains($0) }
  }

  enum Value: Equatable {
    case number(Double)
    case truth(Bool)

    /// The value to its last digit, as two numbers that differ must not look the same.
    var words: String {
      switch self {
      case .number(let number): number.shortest
      case .truth(let truth): "\(truth)"
      }
    }
  }

  let quantity: Quantity

  /// One value for every repetition, or one for each.
  let values: [Value]

  /// The tolerance of a length, in points.
  let tolerance: Double

  let line: Int

  func value(of repetition: Int) -> Value { values[values.count == 1 ? 0 : repetition] }

  /// Whether a value is as expected: indexes exactly, lengths within the tolerance, pages at most so many.
  func holds(_ found: Value?, in repetition: Int) -> Bool {
    switch (value(of: repetition), found) {
    case (.truth(let wanted), .truth(let found)): wanted == found
    case (.number(let most), .number(let found)) where quantity == .mostPages: found <= most
    case (.number(let wanted), .number(let found)):
      quantity.rule == .points ? abs(found - wanted) <= tolerance : found == wanted
    default: false
    }
  }
}

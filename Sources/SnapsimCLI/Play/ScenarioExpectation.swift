import ScrollSimulation
import SnapsimText

struct ScenarioExpectation: Equatable {
  enum Quantity: String, CaseIterable {
    case start, released, proposed, target, offset, page, item, misalignment
    case mostPages = "most-pages"
    case aligned
    case keepsPage = "keeps-page"
    case keepsItem = "keeps-item"

    /// The rule of its numbers; `nil` where it is true or false, 1 or 0.
    var rule: NumberRule? {
      switch self {
      case .page, .item, .mostPages: .page
      case .aligned, .keepsPage, .keepsItem: nil
      case .start, .released, .proposed, .target, .offset, .misalignment: .points
      }
    }

    /// The quantities of every step; a gesture has them all.
    static let ofEveryStep = allCases.filter { ![.released, .proposed, .target, .mostPages].contains($0) }

    /// A value to its last digit, as two numbers that differ must not look the same.
    func json(_ value: Double) -> JSON { rule == nil ? .bool(value != 0) : .number(value) }

    func words(_ value: Double) -> String { json(value).text() }
  }

  let quantity: Quantity

  /// One value for every repetition, or one for each.
  let values: [Double]

  /// The tolerance of a length, in points.
  let tolerance: Double

  let line: Int

  func value(of repetition: Int) -> Double { values[values.count == 1 ? 0 : repetition] }

  /// Whether a value is as expected: indexes exactly, lengths within the tolerance, pages at most so many.
  func holds(_ found: Double?, in repetition: Int) -> Bool {
    guard let found else { return false }
    let wanted = value(of: repetition)
    if quantity.rule == .points { return abs(found - wanted) <= tolerance }
    return quantity == .mostPages ? found <= wanted : found == wanted
  }
}

import Foundation
import ScrollSimulation
import SnapsimText

/// Values for arguments that make sense on a layout, by what the parameters are called.
package struct ProposedValues {
  private var pitch = 100.0
  private var container = 390.0
  private var bounds = CGSize(width: 390, height: 844)
  private var count = 20
  private var spacing = 0.0
  private var reach = 1000.0
  private var stops: [Double] = [0, 100, 200]
  private var isVertical = false

  /// The values of no layout in particular.
  package init() {}

  /// The values of a layout.
  package init(_ layout: ScrollLayout) {
    container = layout.container
    bounds = layout.boundsSize
    reach = layout.reach
    isVertical = layout.axis == .vertical
    pitch = container
    let offsets = layout.stops()
    if offsets.count > 2 { pitch = offsets[1] - offsets[0] }
    stops = (0..<min(offsets.count, Self.longestList)).map { offsets[$0] }
    guard case .stack(let stack) = layout.content else { return }
    spacing = stack.spacing
    switch stack.items {
    case .equal(let number, _): count = number
    case .listed(let lengths): count = lengths.count
    }
  }

  /// How many stops are written out at most.
  private static let longestList = 6

  /// A number for a parameter.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - isWhole: whether it is an integer.
  /// - Returns: the number as text.
  func number(_ name: String, isWhole: Bool) -> String {
    let value = value(Self.words(name), isWhole: isWhole)
    return isWhole ? "\(Int(value.rounded()))" : value.shortest
  }

  private func value(_ words: [String], isWhole: Bool) -> Double {
    func has(_ names: String...) -> Bool { !Set(names).isDisjoint(with: words) }
    if has("count", "number", "total") || words.first == "items" && isWhole { return Double(count) }
    if has("spacing", "gap", "gutter", "padding", "margin", "inset", "insets") { return spacing }
    if has("velocity", "speed") { return 300 }
    if has("fraction", "ratio", "factor", "multiplier", "percentage", "percent", "progress", "tolerance") {
      return isWhole ? 1 : 0.5
    }
    // A threshold may be a part of a page or a way in points; what is named after a length is the latter.
    if has("threshold") {
      return has("distance", "points", "drag", "offset", "length", "width", "height") || isWhole
        ? container / 3 : 0.5
    }
    if has("max", "maximum", "maximal", "limit", "end", "reach", "upper") {
      return isWhole ? Double(count - 1) : reach
    }
    if has("min", "minimum", "start", "lower", "index", "current", "initial", "offset", "origin") { return 0 }
    if has("container", "viewport", "screen", "page", "visible") && !isWhole { return container }
    if isWhole { return 1 }
    return pitch
  }

  /// A list of lengths.
  var list: String { "[\(stops.map(\.shortest).joined(separator: ", "))]" }

  var size: String {
    "CGSize(width: \(Double(bounds.width).shortest), height: \(Double(bounds.height).shortest))"
  }
  var itemCount: Int { count }
  var axis: String { isVertical ? ".vertical" : ".horizontal" }
  var upperLimit: String { reach.shortest }

  /// The words of a name: `itemWidth` as `item` and `width`.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || character == "_" || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

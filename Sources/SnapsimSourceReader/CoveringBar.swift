import SwiftSyntax

/// Views that lie over the start of a scroll view, and the headers among them that collapse as it is scrolled.
extension Evaluator {
  /// The bar that parts of a view are, by their alignment, and its edge; the modifiers of the scroll view below tell where it
  /// is scrolled.
  func bar(_ call: Call, of parts: [BlockPart], over modifiers: [Call], in place: ViewPlace) -> (
    edge: ViewEdge, bar: ViewPlace.Bar
  )? {
    let alignment = call["alignment"].flatMap { value($0).word } ?? "center"
    let edges = ["top": ViewEdge.top, "topLeading": .top, "topTrailing": .top, "leading": .leading]
    guard let edge = edges[alignment] else { return nil }
    func scrolledLength(_ offset: Value) -> Value {
      let states = modifiers.reduce(into: [:]) { $0.merge(scrolled(by: $1, to: offset)) { $1 } }
      let shown = parts.map { part in
        if case .expression(let written) = part {
          BlockPart.expression(written.knowing(states))
        } else {
          part
        }
      }
      return length(of: shown, edge.axis, in: place)
    }
    let open = scrolledLength(.zero)
    var bar = ViewPlace.Bar(open: open, collapsed: scrolledLength(Value(points: 1e6)))
    let way = open - bar.collapsed
    // One that collapses faster or more slowly than content moves has another way.
    if !way.isZero, scrolledLength(way).isSame(as: bar.collapsed),
      scrolledLength(way * Value(points: 0.5)).isSame(as: open - way * Value(points: 0.5))
    {
      bar.way = way
    }
    return (edge, bar)
  }

  /// The states that a modifier sets to what it makes of the offset to which a view is scrolled, by their names.
  private func scrolled(by call: Call, to offset: Value) -> [String: Binding] {
    guard call.name.text == "onScrollGeometryChange", call.closures.count == 2,
      let action = call.closures.last,
      let made = call.closures.first?.statements, made.count == 1, let result = made.first?.returned
    else { return [:] }
    let point = Value(.record(["x": offset, "y": offset]))
    let insets = Value(
      .record(Dictionary(uniqueKeysWithValues: ViewEdge.allCases.map { ($0.rawValue, .zero) })))
    let rect = Value(.record(["minX": offset, "minY": offset, "origin": point]))
    let geometry = Value(
      .record(["contentOffset": point, "contentInsets": insets, "bounds": rect, "visibleRect": rect]))
    let value = value(Written(result, enter(call.closures[0], in: call.scope, given: [.value(geometry)])))
    return states(set: action, in: enter(action, in: call.scope, given: [.value(value), .value(value)]))
  }
}

extension Value {
  /// Whether both are lengths that are the same on a screen with insets, however they are put.
  func isSame(as other: Value) -> Bool {
    func points(_ value: Value) -> Double? {
      value.length?.points { measure in
        switch measure {
        case .screenWidth: 393
        case .screenHeight: 852
        case .safeAreaTop: 59
        case .safeAreaBottom: 34
        case .safeAreaLeading, .safeAreaTrailing: 17
        case .container: 351
        case .isRegularWidth: 0
        case .isRegularHeight: 1
        }
      }
    }
    guard let one = points(self), let two = points(other) else { return false }
    return abs(one - two) < 1e-6
  }
}

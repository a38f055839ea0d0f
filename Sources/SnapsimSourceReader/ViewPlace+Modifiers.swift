import SwiftSyntax

extension Evaluator {
  /// SwiftUI's usual lengths, where none is written.
  static var usualSpacing: Value { Value(points: 8) }
  static var usualPadding: Value { Value(points: 16) }

  /// The room that a modifier leaves to the view it is called on.
  func inside(_ call: Call, _ place: ViewPlace) -> ViewPlace {
    var place = place
    switch call.name.text {
    case "frame":
      for axis in ViewAxis.allCases {
        if let length = frame(call, axis, of: place.size(axis)) { place.fix(axis, to: length) }
      }
    case "containerRelativeFrame":
      for axis in ViewAxis.allCases {
        if let length = relative(call, axis, place) { place.fix(axis, to: length) }
      }
    case "padding": edges(call).forEach { place.pad($0, by: $1) }
    case "safeAreaPadding": edges(call).forEach { place.addSafeArea($0, $1) }
    case "contentMargins":
      if let scope = call["for"], value(scope).word == "scrollIndicators" { break }
      edges(call).forEach { place.margins[$0] = $1 }
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      if call.plain.first.map({ value($0).word == "keyboard" }) ?? false { break }
      let named = call["edges"] ?? call.plain.first
      place.ignoreSafeArea(named.flatMap(edges(of:)) ?? ViewEdge.allCases)
    case "environment" where call.plain.first?.expression.trimmedDescription == "\\.layoutDirection":
      place.direction = call.plain.last.map(noted)
    case "scrollPosition": place.keep = call
    case "defaultScrollAnchor" where call["for"].map({ value($0).word == "sizeChanges" }) ?? true:
      if place.keep?.name.text != "scrollPosition" { place.keep = call }
    case "toolbar", "toolbarVisibility", "toolbarBackgroundVisibility":
      let isHidden = call.plain.first.map { value($0).word == "hidden" } ?? false
      if isHidden, call.name.text != "toolbarBackgroundVisibility" { place.hideBar() }
    case "navigationBarHidden":
      if call.plain.first.map({ value($0).truth == true }) ?? false { place.hideBar() }
    case let name: if !Modifiers.keepsSize(name) { place.lacks.append("View." + name) }
    }
    return place
  }

  // MARK: Frames

  /// The length that `frame` gives; `nil` where it leaves the offer.
  func frame(_ call: Call, _ axis: ViewAxis, of offer: Value) -> Value? {
    let name = axis == .horizontal ? "Width" : "Height"
    func given(_ label: String) -> Value? {
      call[label].map(noted).flatMap { $0.word == "nil" ? nil : $0 }
    }
    if let fixed = given(name.lowercased()) { return fixed.word == "infinity" ? nil : fixed }
    let (least, most) = (given("min" + name), given("max" + name))
    if let least, let most, least.equals(most) { return least }
    guard let most, most.word != "infinity" else { return nil }
    return .combine(.minimum, [offer, most])
  }

  /// The length that `containerRelativeFrame` gives on an axis.
  func relative(_ call: Call, _ axis: ViewAxis, _ place: ViewPlace) -> Value? {
    guard call.name.text == "containerRelativeFrame", let axes = call.plain.first,
      words(axes)?.contains(axis.rawValue) ?? true, let container = place.container[axis]
    else { return nil }
    if let closure = call.trailing.first?.closure
      ?? call.plain.dropFirst().first?.expression.as(ClosureExprSyntax.self)
    {
      let own = Value(.word(axis.rawValue, of: nil))
      let scope = enter(closure, call.scope, [.value(container), .value(own)])
      return value(of: parts(of: closure.statements, scope))
    }
    guard let count = call["count"].map(value) else { return container }
    let spacing = call["spacing"].map(value) ?? .zero
    let span = call["span"].map(value) ?? Value(points: 1)
    let one = (container - spacing * (count.real - Value(points: 1))) / count.real
    return one * span.real + spacing * (span.real - Value(points: 1))
  }

  // MARK: Edges

  /// The names in `.horizontal`, `Axis.horizontal` or `[.leading, .top]`; `nil` where they are not known.
  func words(_ written: Written) -> [String]? {
    let value = value(written)
    guard case .list(_, let elements) = value.kind else { return value.word.map { [$0] } }
    let names = elements.map { self.value($0).word }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  /// The edges that names mean; `nil` where one means none, as `.container` does.
  func edges(of written: Written) -> [ViewEdge]? {
    guard let named = words(written)?.map(ViewEdge.named), !named.contains(where: { $0 == nil }) else {
      return nil
    }
    return named.flatMap { $0 ?? [] }
  }

  /// The lengths that `.padding` and its like add at edges: `(.horizontal, 16)`, `(8)`, `()`, `(EdgeInsets(…))`.
  func edges(_ call: Call) -> [(ViewEdge, Value)] {
    var arguments = call.plain[...]
    var edges = ViewEdge.allCases
    let first = arguments.first.map(noted)
    if let first, case .record = first.kind {
      return edges.map { ($0, (first.member($0.rawValue) ?? .unknown("not read")).noted(call.syntax)) }
    }
    if let written = arguments.first, first?.length == nil,
      arguments.count > 1 || first?.word != nil || first?.isList == true
    {
      guard let named = self.edges(of: written) else {
        return edges.map { ($0, .unknown("`\(written.expression.trimmedDescription)` is not read as edges")) }
      }
      edges = named
      arguments.removeFirst()
    }
    guard let length = arguments.first.map(noted), length.word != "nil" else {
      var usual = Self.usualPadding.noted(call.name)
      if call.name.text == "contentMargins" { usual = .unknown("the margins are the system's") }
      return edges.map { ($0, usual) }
    }
    return edges.map { edge in
      (edge, length.member(edge.rawValue)?.noted(length.origin ?? call.syntax) ?? length)
    }
  }
}

import SwiftSyntax

/// The lengths of views along an axis on which they are offered nothing, as in a scroll view.
extension ViewTree {
  /// The reason of a view that takes what it is offered, such as a color.
  private static let flexible = "it takes what it is offered"
  private static var offered: Value { .unknown(flexible) }

  private static let flexibleViews: Set = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "GeometryReader",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Canvas",
    "Map", "Path",
    "ContainerRelativeShape", "Chart", "ConcentricRectangle",
  ]

  /// Views of which the length is that of what they show.
  static let transparent: Set = [
    "Group", "AnyView", "ScrollViewReader", "NavigationLink", "Button", "Link", "ZStack", "EquatableView",
  ]

  func length(of written: Written, _ axis: ViewAxis, in place: ViewPlace) -> Value {
    switch node(written) {
    case .modifier(let call, let base)?:
      return length(call, on: base, axis, in: place) { length(of: base, axis, in: $0) }
    case .view(let call)?: return length(of: call, axis, in: place)
    case .parts(let parts)?: return length(of: parts, axis, in: place)
    case nil: return .unknown("`\(written.expression.short)` is no view that is read")
    }
  }

  /// The length that a modifier makes of that inside of it.
  func length(
    _ call: Call, on base: Written?, _ axis: ViewAxis, in place: ViewPlace, _ inner: (ViewPlace) -> Value
  ) -> Value {
    let inside = evaluator.inside(call, place)
    switch call.name.text {
    case "frame":
      if let fixed = evaluator.frame(call, axis, of: Self.offered), fixed.reason != Self.flexible {
        return fixed.noted(call.syntax)
      }
      let name = axis == .horizontal ? "Width" : "Height"
      if let ideal = call["ideal" + name] { return evaluator.noted(ideal) }
      return limited(inner(inside), call["min" + name], call["max" + name])
    case "containerRelativeFrame":
      return evaluator.relative(call, axis, place)?.noted(call.syntax) ?? inner(inside)
    case "padding", "safeAreaPadding":
      let edges = evaluator.edges(call).filter { axis.edges.contains($0.0) }
      let whole = edges.reduce(inner(inside)) { $0 + $1.1 }
      return edges.isEmpty ? whole : whole.noted(call.syntax)
    case "aspectRatio", "scaledToFit", "scaledToFill":
      let own = inner(inside)
      guard own.reason == Self.flexible, let ratio = call.plain.first.map(evaluator.value) else { return own }
      let cross = place.size(axis.other)
      return (axis == .horizontal ? cross * ratio.real : cross / ratio.real).noted(call.syntax)
    case "resizable": return Self.offered
    case "position": return .unknown("`.position` takes what it is offered")
    case "fixedSize", "layoutPriority": return inner(inside)
    case let name:
      if let base, let parts = expansion(of: call, on: base) { return length(of: parts, axis, in: place) }
      guard Modifiers.keepsSize(name) else { return .unknown("`.\(name)` is not in these files") }
      return inner(inside)
    }
  }

  private func limited(_ own: Value, _ least: Written?, _ most: Written?) -> Value {
    var own = own
    if let most = most.map(evaluator.value), most.word == nil { own = .combine(.minimum, [own, most]) }
    if let least = least.map(evaluator.value), least.word == nil { own = .combine(.maximum, [own, least]) }
    return own
  }

  func length(of parts: [ViewPart], _ axis: ViewAxis, in place: ViewPlace) -> Value {
    guard parts.count == 1, let part = parts.first else { return .unknown("it is several views") }
    switch part {
    case .view(let written): return length(of: written, axis, in: place)
    case .choice(let branches, let reason):
      let lengths = branches.map { length(of: $0, axis, in: place) }
      guard let first = lengths.first, lengths.allSatisfy({ $0.equals(first) }) else {
        return .unknown(reason)
      }
      return first
    }
  }

  func length(of call: Call, _ axis: ViewAxis, in place: ViewPlace) -> Value {
    let name = call.name.text
    if Self.flexibleViews.contains(name) { return Self.offered }
    if let stack = ViewAxis(stack: name) {
      let entries = entries(
        of: parts(of: call.content), axis, in: stack == axis ? place : place.shared(stack))
      guard stack == axis else { return widest(entries.map(\.length)) }
      let count = entries.reduce(Value.whole(0)) { $0 + $1.count }.real
      let whole = entries.reduce(Value.zero) { $0 + $1.length * $1.count.real }
      return entries.count == 1 && entries[0].count.points == 1
        ? entries[0].length : whole + spacing(of: call) * (count - Value(points: 1))
    }
    if name == "ZStack" {
      return widest(entries(of: parts(of: call.content), axis, in: place).map(\.length), isLayered: true)
    }
    if Self.transparent.contains(name) {
      guard call.plain.isEmpty || name == "AnyView" else { return .unknown("its length is that of its text") }
      let content = name == "AnyView" ? call.plain.first.map(Binding.written) : label(of: call)
      return length(of: parts(of: content), axis, in: place)
    }
    if ["Text", "Label", "Image", "AsyncImage", "Spacer", "TextField", "ProgressView"].contains(name) {
      return .unknown(Self.ofContent)
    }
    return .unknown("the length of `\(name)` is not in these files")
  }

  /// The label of a button or a link, or the content of another view.
  func label(of call: Call) -> Binding? {
    call.trailing.first { $0.label == "label" }.map { .written(Written($0.closure, call.scope)) }
      ?? call["label"].map(Binding.written) ?? call.content
  }

  /// The reason of a view that is as long as its text or picture.
  private static let ofContent = "its length is that of its content"

  /// The length of views of which the longest counts; a text on top of a larger view does not.
  private func widest(_ lengths: [Value], isLayered: Bool = false) -> Value {
    var own = lengths.filter { $0.reason != Self.flexible }
    if isLayered, own.contains(where: { $0.length != nil && $0.points ?? 100 >= 100 }) {
      own.removeAll { $0.reason == Self.ofContent }
    }
    return own.isEmpty ? Self.offered : own.count == 1 ? own[0] : .combine(.maximum, own)
  }

  /// The spacing of a stack, with what says it.
  func spacing(of call: Call) -> Value {
    if let spacing = call["spacing"].map(evaluator.noted), spacing.word != "nil" { return spacing }
    return Evaluator.usualSpacing.noted(call.name)
  }
}

extension ViewAxis {
  /// The axis of a stack of a name.
  init?(stack name: String) {
    switch name {
    case "HStack", "LazyHStack": self = .horizontal
    case "VStack", "LazyVStack": self = .vertical
    default: return nil
    }
  }
}

extension ViewPlace {
  /// The place of a view in a stack.
  func shared(_ axis: ViewAxis) -> ViewPlace {
    var place = self
    place.share(axis, isFirst: false, isLast: false, with: "other views")
    return place
  }
}

extension SyntaxProtocol {
  /// Its text in one line of some words.
  var short: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}

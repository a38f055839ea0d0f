import SwiftSyntax

/// The lengths of views along an axis on which they are offered nothing, as in a scroll view.
extension Evaluator {
  private static var offered: Value { .unknown("it takes what it is offered", .offer) }
  private static var ofContent: Value { .unknown("its length is that of its content", .content) }

  private static let flexible: Set = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "GeometryReader", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Canvas", "Map", "Path", "ContainerRelativeShape", "Chart", "ConcentricRectangle",
  ]

  /// Views of which the length is that of what they show.
  static let transparent: Set = [
    "GlassEffectContainer", "Group", "ScrollViewReader", "TimelineView", "AnyView", "EquatableView", "ZStack",
    "Button", "Link", "NavigationLink",
  ]

  static let grids: Set = ["LazyHGrid", "LazyVGrid"]

  private static let fitting: Set = [
    "Text", "Label", "Image", "AsyncImage", "Spacer", "TextField", "ProgressView",
  ]

  /// The length that a modifier makes of that inside of it.
  func length(_ call: Call, _ axis: ViewAxis, in place: ViewPlace, _ inner: (ViewPlace) -> Value) -> Value {
    func own() -> Value { inner(inside(call, place)) }
    switch call.name.text {
    case "frame":
      if let fixed = frame(call, axis, of: Self.offered), fixed.gap?.kind != .offer {
        return fixed.noted(call.syntax)
      }
      let name = axis == .horizontal ? "Width" : "Height"
      return call["ideal" + name].map(noted)
        ?? limited(own(), least: call["min" + name], most: call["max" + name])
    case "containerRelativeFrame": return relative(call, axis, in: place)?.noted(call.syntax) ?? own()
    case "padding", "safeAreaPadding", "safeAreaInset", "safeAreaBar":
      let edges = additions(call, axis, in: place)
      let own = own()
      // Whether a frame that is relative to the container leaves room for it Apple does not say: that it does is our choice.
      if call.name.text == "safeAreaPadding", own.isOfContainer { return own }
      let whole = edges.reduce(own) { $0 + $1.length }
      return edges.isEmpty ? whole : whole.noted(call.syntax)
    case "aspectRatio", "scaledToFit", "scaledToFill":
      let own = own()
      guard own.gap?.kind == .offer, let ratio = call.plain.first.map(value) else { return own }
      let cross = place.size(axis.other)
      return (axis == .horizontal ? cross * ratio.real : cross / ratio.real).noted(call.syntax)
    case "resizable": return Self.offered
    case "position": return .unknown("`.position` takes what it is offered")
    case "fixedSize", "layoutPriority": return own()
    case let name: return call.keepsSize ? own() : .elsewhere("View." + name)
    }
  }

  private func limited(_ own: Value, least: Written?, most: Written?) -> Value {
    let limits: [(Written?, ViewLength.Operation)] = [(most, .minimum), (least, .maximum)]
    var own = own
    if case .unknown(var gap) = own.kind, gap.kind == .content {
      gap.atMost = most.flatMap { value($0).points }
      own = Value(.unknown(gap))
    }
    return limits.reduce(own) { own, limit in
      guard let value = limit.0.map(value), value.word == nil else { return own }
      return .combine(limit.1, [own, value])
    }
  }

  func length(of call: Call, _ axis: ViewAxis, in place: ViewPlace) -> Value {
    let name = call.name.text
    if Self.flexible.contains(name) { return Self.offered }
    if let stack = ViewAxis(stack: name), stack != axis {
      let inside = place.inside(call, stack, along: axis, self)
      return widest(entries(of: parts(of: call.content), axis, in: inside).map(\.length), axis)
    }
    if let stack = stack(call, axis, in: place) { return stack.length }
    if Self.grids.contains(name) { return Self.offered }
    if name == "ScrollView", place.unbounded.contains(axis) {
      let view = ScrollViewLayout(evaluator: self, call: call, place: place, outerLayout: nil)
      let shown = views(parts(of: call.content)).map(\.part)
      // Where it scrolls both ways, or by a state, or stacks several views by itself, nothing is said.
      if view.axes == [axis.other], shown.count == 1 {
        return bounded { length(of: shown, axis, in: view.inside) }
      }
      return Self.ofContent
    }
    if name == "ZStack" {
      return widest(
        entries(of: parts(of: call.content), axis, in: place).map(\.length), axis, isLayered: true)
    }
    if name == "ViewThatFits" {
      let lengths = views(parts(of: call.content)).map { length(of: [$0.part], axis, in: place) }
      guard let first = lengths.first, lengths.allSatisfy(first.equals) else {
        return .unknown("it depends on which view fits")
      }
      return first
    }
    if Self.transparent.contains(name) {
      guard call.plain.isEmpty || ["AnyView", "TimelineView"].contains(name) else {
        return .unknown("its length is that of its text")
      }
      return length(of: parts(of: label(of: call)), axis, in: place)
    }
    if Self.fitting.contains(name) { return Self.ofContent }
    // A pixel of a screen with three to a point (our choice: SwiftUI does not document it).
    if name == "Divider" { return Value(points: 0.33) }
    return call.isCircle
      ? Value(.unknown(call.gap))
      : .unknown("the length of `\(name)` is not in these files", .elsewhere(name))
  }

  /// The lengths that paddings and bars add at the ends of an axis.
  func additions(_ call: Call, _ axis: ViewAxis, in place: ViewPlace) -> [(edge: ViewEdge, length: Value)] {
    let isPadding = ["padding", "safeAreaPadding"].contains(call.name.text)
    let all = isPadding ? edges(call) : bar(call, in: place).map { [$0] } ?? []
    return all.filter { axis.edges.contains($0.0) }
  }

  /// The edge and the length of a bar that a modifier puts there, if it is one that does.
  func bar(_ call: Call, in place: ViewPlace) -> (edge: ViewEdge, length: Value)? {
    guard ["safeAreaInset", "safeAreaBar"].contains(call.name.text),
      let edge = call["edge"].flatMap({ ViewEdge(rawValue: value($0).word ?? "") })
    else { return nil }
    let spacing =
      call["spacing"].map(value) ?? .unknown("the spacing beside `.\(call.name.text)` is the system's")
    return (edge, length(of: parts(of: call.content), edge.axis, in: place) + spacing)
  }

  /// The label of a button or a link, the view in an `AnyView`, or the content of another view.
  func label(of call: Call) -> Binding? {
    if call.opensTitled || call.name.text == "AnyView" { return call.plain.first.map(Binding.written) }
    return call.trailing.first { $0.label == "label" }.map { .written(Written($0.closure, call.scope)) }
      ?? call["label"].map(Binding.written) ?? call.content
  }

  /// No phone is less high on its side, nor less wide, in points (an iPhone SE of the first kind).
  private static let leastHeight = 320.0

  /// The length of views of which the longest counts; a text on a larger view, or beside one as long as the container or most
  /// of a screen, does not (our choice: one that is longer still is seen at once), unless what it stands in fills a phone.
  private func widest(_ lengths: [Value], _ axis: ViewAxis, isLayered: Bool = false) -> Value {
    var own = lengths.filter { $0.gap?.kind != .offer }
    if isLayered && own.contains(where: { $0.length != nil && $0.points ?? 100 >= 100 })
      || own.contains(where: { $0.isOfContainer || $0.fillsScreen(axis) })
    {
      let shown = own.filter { $0.gap?.kind == .content }
      own.removeAll { $0.gap?.kind == .content }
      let least = shown.compactMap { value in
        value.gap?.atLeast.map { Value(points: $0).changing(value.extent) }
      }
      own += least.filter { $0.points ?? 0 > Self.leastHeight }
    }
    if let longest = own.compactMap(\.points).max() {
      own.removeAll { $0.gap?.atMost.map { $0 <= longest } ?? false }
    }
    return own.isEmpty ? Self.offered : own.count == 1 ? own[0] : .combine(.maximum, own)
  }

  func spacing(of call: Call, in place: ViewPlace) -> Value {
    if call.name.text == "GridRow", let spacing = place.rowSpacing { return spacing }
    let written = call[call.name.text == "Grid" ? "verticalSpacing" : "spacing"]
    if let spacing = written.map(noted), spacing.word != "nil" { return spacing }
    return Evaluator.usualSpacing.noted(call.name)
  }
}

extension Value {
  fileprivate var isOfContainer: Bool { origin?.call?.modifier?.text == "containerRelativeFrame" }

  /// Whether it is the length of a screen less something, and most of it on a usual one.
  fileprivate func fillsScreen(_ axis: ViewAxis) -> Bool {
    let screen: ViewLength.Measure = axis == .horizontal ? .screenWidth : .screenHeight
    let whole = ViewPlace.screen.size(axis).usual ?? 0
    return length?.isOf(screen) ?? false && (usual ?? 0) >= 0.7 * whole
  }
}

extension ViewLength {
  fileprivate func isOf(_ whole: Measure) -> Bool {
    switch self {
    case .measure(let measure), .appeared(let measure): measure == whole
    case .operation(.subtract, let operands): operands.first?.isOf(whole) ?? false
    default: false
    }
  }
}

extension ViewAxis {
  init?(stack name: String) {
    switch name {
    case "HStack", "LazyHStack", "GridRow": self = .horizontal
    case "VStack", "LazyVStack", "Grid": self = .vertical
    default: return nil
    }
  }
}

extension ViewPlace {
  /// The place in a stack, seen along an axis; a grid has a spacing for its rows.
  func inside(_ call: Call, _ stack: ViewAxis, along axis: ViewAxis, _ evaluator: Evaluator) -> ViewPlace {
    var place = self
    if call.name.text == "Grid" { place.rowSpacing = call["horizontalSpacing"].map(evaluator.noted) }
    if stack != axis { place.share(stack, isFirst: false, isLast: false, with: "other views") }
    return place
  }
}

extension SyntaxProtocol {
  var short: String {
    let text = oneLine
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}

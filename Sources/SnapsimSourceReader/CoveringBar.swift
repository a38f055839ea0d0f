import SwiftSyntax

/// Views that lie over an end of a scroll view, and the headers among them that collapse as it is scrolled.
extension Evaluator {
  /// The bar that parts of a view are, and its edge; the modifiers of the scroll view below tell where that is scrolled.
  func coveringBar(_ call: Call, of parts: [BlockPart], over scrollView: Written, in place: ViewPlace) -> (
    edge: ViewEdge, bar: ViewPlace.Bar
  )? {
    // A fade lets what lies below it be seen.
    guard let edge = call["alignment"].flatMap({ value($0).word.flatMap(ViewEdge.init(rawValue:)) }),
      !views(parts).contains(where: { core($0.part)?.name.text.hasSuffix("Gradient") ?? false })
    else { return nil }
    let modifiers = modifiers(of: scrollView)
    func shown(at offset: Value) -> [BlockPart] {
      let states = modifiers.reduce(into: [:]) {
        $0.merge(scrolled(by: $1.call, to: offset, from: edge)) { $1 }
      }
      return parts.map { $0.knowing(states) }
    }
    func length(at offset: Value) -> Value { self.length(of: shown(at: offset), edge.axis, in: place) }
    let far = Value(points: 1e6)
    let set = Set(call.closures.flatMap { $0.all(\.change) }.map { $0.left.line().withoutSelf })
    let isLeast = length(at: far).usual == nil && !set.isEmpty
    func known(_ length: Value) -> Value {
      isLeast ? length.gap?.atLeast.map { Value(points: $0) } ?? length : length
    }
    let (open, collapsed) = (known(length(at: .zero)), known(length(at: far)))
    let isClearFirst = isClear(shown(at: .zero))
    if isClear(shown(at: far)) { return nil }
    // How far one reaches that goes under the safe area by itself is not read.
    let all = parts.compactMap(\.written)
    if isClearFirst,
      all.flatMap({ self.modifiers(of: $0) }).contains(where: { $0.call.name.text.hasSuffix("SafeArea") })
    {
      return nil
    }
    guard !open.isState, let least = collapsed.usual, least >= 0 else { return nil }
    // A button in a corner covers no row.
    let across = edge.axis.other
    let breadth = self.length(of: shown(at: .zero), across, in: place)
    if let own = breadth.usual, let room = place.size(across).usual, own < 0.9 * room { return nil }
    let way = open - collapsed
    let half = way * Value(points: 0.5)
    // One that collapses faster or more slowly than content moves has another way.
    let isSteady =
      !way.isZero && length(at: way).isSame(as: collapsed) && length(at: half).isSame(as: open - half)
    let isBacked = all.flatMap(leaves).contains {
      isWhole($0, along: across, evenFading: isClearFirst) && hasBackground($0)
    }
    let bar = ViewPlace.Bar(
      open: isClearFirst ? nil : open, collapsed: collapsed, way: isSteady ? way : nil,
      end: collapsed + place.safe(edge), isBacked: isBacked, set: set,
      isLeast: isLeast, isClear: { isClear(shown(at: $0)) })
    return (edge, bar)
  }

  /// Whether a view is written to take all that it is offered along an axis, and stays where it is.
  private func isWhole(_ written: Written, along axis: ViewAxis, evenFading: Bool) -> Bool {
    let text = written.expression.trimmedDescription
    let fills = axis == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
    let moving = [".offset(", ".transition("] + (evenFading ? [] : [".opacity("])
    if moving.contains(where: text.contains) { return false }
    if ["Spacer(", fills].contains(where: text.contains) { return true }
    guard case .modifier(_, let base) = node(written) else { return false }
    return leaves(base).contains { isWhole($0, along: axis, evenFading: evenFading) }
  }

  /// The least opacity of what hides something (our choice).
  private static let leastOpacity = 0.5

  /// Whether some views hide nothing, by an opacity of each.
  private func isClear(_ parts: [BlockPart]) -> Bool {
    parts.allSatisfy { part in
      part.written.map(modifiers)?.contains { call, _ in
        call.name.text == "opacity"
          && call.plain.first.map { value($0).usual ?? 1 < Self.leastOpacity } ?? false
      } ?? false
    }
  }

  /// Whether a view has a background of its own, which hides what lies below.
  private func hasBackground(_ written: Written) -> Bool {
    guard case .modifier(let call, let base) = node(written) else { return false }
    let seenThrough = ["radient", "clear", "opacity", "GeometryReader"]
    return call.name.text == "background" && !seenThrough.contains(where: call.text.contains)
      || leaves(base).contains(where: hasBackground)
  }

  /// The states that a modifier sets to what it makes of the offset to which a view is scrolled.
  private func scrolled(by call: Call, to offset: Value, from edge: ViewEdge) -> [StateName: Value] {
    guard call.name.text == "onScrollGeometryChange" else { return [:] }
    return states(
      changedBy: call,
      of: scrollGeometry(edge.axis, at: offset, bounds: .unknown("not measured"), (.zero, .zero)))
  }

  /// The first of some layers that is a gradient or a shape as large as those below, and takes their touches.
  func cover(_ layers: ArraySlice<BlockPart>) -> Written? {
    layers.lazy.compactMap(\.written).first { layer in
      guard let name = core(.expression(layer))?.name.text else { return false }
      let isShape = ["Rectangle", "RoundedRectangle", "UnevenRoundedRectangle"].contains(name)
      let gradients = [
        "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
      ]
      return (isShape || gradients.contains(name))
        && modifiers(of: layer).allSatisfy { Self.passed.contains($0.call.name.text) }
        && !(isShape && layer.expression.words().contains("clear"))
    }
  }

  /// Modifiers that leave a shape its size and its touches.
  private static let passed: Set = [
    "accessibilityHidden", "animation", "blendMode", "clipShape", "cornerRadius", "edgesIgnoringSafeArea",
    "fill",
    "foregroundColor", "foregroundStyle", "ignoresSafeArea",
  ]
}

extension ScrollViewLayout {
  func coveredTouches(_ cover: Written, line: Int) -> ScrollViewReading.Finding? {
    let still: Set = ["allowsHitTesting", "disabled", "scrollDisabled"]
    if call.syntax.call?.chain.contains(where: { still.contains($0.modifier?.text ?? "") }) ?? false {
      return nil
    }
    return .init(
      .coveredTouches,
      "`\(core(of: cover))` lies over the whole scroll view (line \(declarations.line(of: cover.expression))) and takes its "
        + "touches: no finger scrolls it", line: line, fix: "`.allowsHitTesting(false)` on what lies over it")
  }

  private func core(of cover: Written) -> String { evaluator.core(.expression(cover))?.name.text ?? "" }

  /// A bar over the end of the last item, for which the content leaves no room: over pages it may be meant.
  func coveredEnd(_ content: ScrollContent, _ axis: ViewAxis, below line: Int) -> ScrollViewReading.Finding? {
    let edge = axis.edges[1]
    guard let bar = place.bars[edge], bar.isBacked, !bar.isLeast, let end = bar.end.usual,
      let last = content.entries.last, last.isRepeated, let length = last.length.usual,
      length < (place.size(axis).usual ?? ViewPlace.screen.size(axis).usual ?? 0) / 2,
      let room = [place.margins[edge] ?? .zero, content.trail].reduce(place.safe(edge), +).usual,
      end - room >= 5
    else { return nil }
    let (hidden, whole) = (Int(min(end - room, length).rounded()), Int(length.rounded()))
    return .init(
      .coveredEnd,
      "a bar lies over the end of the scroll view, and the content has too little room there: of the \(whole) pt of the last "
        + "item \(hidden) stay covered", line: line,
      fix:
        "`.safeAreaInset(edge: .\(edge.rawValue))` in place of the overlay, or a content margin as long as the bar"
    )
  }
}

extension Value {
  /// The length on a usual screen, with insets; `nil` of what is none.
  var usual: Double? { length?.usual() }

  /// Whether both are lengths that are the same on usual screens, however they are put.
  func isSame(as other: Value) -> Bool { length.flatMap { one in other.length.map(one.isSame) } ?? false }
}

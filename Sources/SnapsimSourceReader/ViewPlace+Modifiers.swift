import SwiftSyntax

extension Evaluator {
  /// SwiftUI's usual lengths, where none is written.
  static var usualSpacing: Value { Value(points: 8) }
  static var usualPadding: Value { Value(points: 16) }

  /// The room that a modifier leaves to the view it is called on.
  func inside(_ call: Call, _ place: ViewPlace) -> ViewPlace {
    var place = place
    switch call.name.text {
    case "frame", "containerRelativeFrame":
      for axis in ViewAxis.allCases {
        let isOfAxis = call.arguments.contains { $0.label?.text.lowercased().hasSuffix(axis.option) ?? false }
        if isOfAxis || call.name.text != "frame" { place.unbounded.remove(axis) }
        if let most = most(call, axis) {
          place.limit(axis, to: most)
        } else if let length = frame(call, axis, of: place.size(axis)) ?? relative(call, axis, in: place) {
          place.fix(axis, to: length)
        }
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
    case "scrollDisabled":
      let isStill = call.plain.first.map(value)
      place.still = isStill?.truth == true && isStill?.extent == .always ? call : nil
    case "scrollPosition": place.keep = call
    case "onScrollGeometryChange": place.followers.append(call)
    case "defaultScrollAnchor" where call["for"].map({ value($0).word == "sizeChanges" }) ?? true:
      if place.keep?.name.text != "scrollPosition" { place.keep = call }
    case "toolbar", "toolbarVisibility", "toolbarBackgroundVisibility":
      let isHidden = call.plain.first.map { value($0).word == "hidden" } ?? false
      if isHidden, call.name.text != "toolbarBackgroundVisibility" { place.hideBar() }
    case "navigationBarHidden":
      if call.plain.first.map({ value($0).truth == true }) ?? false { place.hideBar() }
    case "tabViewStyle":
      let style = call.plain.first?.expression.line() ?? ""
      place.isPaged = style.hasPrefix(".page") || style.hasPrefix("PageTabViewStyle")
    case "aspectRatio", "scaledToFit", "scaledToFill": place.unbounded = []
    case let name:
      guard !call.keepsSize else { break }
      place.lacks.append("View." + name)
      place.unbounded = []
      for axis in call.isOfSwiftUI ? [] : Self.axes(namedBy: name) where place.guessed[axis] == nil {
        place.guessed[axis] = "`.\(name)` is not in these files"
      }
    }
    return place
  }

  /// The axes along which a modifier that no file declares may change the room of a view, by the words of its name, as
  /// `screenPadding` (our choice); others are taken to leave it, as those that measure do.
  private static func axes(namedBy name: String) -> [ViewAxis] {
    let words = name.matches(of: /[A-Z]?[a-z]+/).map { $0.output.lowercased() }
    guard !words.isEmpty, !measuring.contains(words[0]), !lengths.isDisjoint(with: words) else { return [] }
    let named = ViewAxis.allCases.filter { words.contains($0.rawValue) || words.contains($0.option) }
    return named.isEmpty ? ViewAxis.allCases : named
  }

  private static let measuring: Set = ["get", "measure", "observe", "on", "read", "report", "track"]
  private static let lengths: Set = [
    "frame", "gutter", "height", "inset", "insets", "margin", "margins", "padded", "padding", "size", "sized",
    "width",
  ]

  /// The length that `frame` gives; `nil` where it leaves the offer.
  func frame(_ call: Call, _ axis: ViewAxis, of offer: Value) -> Value? {
    if let most = most(call, axis) { return .combine(.minimum, [offer, most]) }
    // With as much for the least it is that long.
    let fixed = given(call, axis) ?? given(call, axis, as: "max")
    return fixed?.word == "infinity" ? nil : fixed
  }

  /// The length beyond which a frame does not use its offer; `nil` of one that uses all or none of it.
  private func most(_ call: Call, _ axis: ViewAxis) -> Value? {
    guard given(call, axis) == nil, let most = given(call, axis, as: "max"), most.word != "infinity",
      given(call, axis, as: "min")?.equals(most) != true
    else { return nil }
    return most
  }

  /// The argument of a frame for its length along an axis, its least or its most.
  private func given(_ call: Call, _ axis: ViewAxis, as bound: String = "") -> Value? {
    let label = bound.isEmpty ? axis.option : bound + axis.option.capitalized
    guard let written = call[label] else { return nil }
    let value = (bound == "max" ? limit(written) : nil) ?? noted(written)
    return value.word == "nil" ? nil : value
  }

  /// The most of a frame that has one on a condition alone, `isWide ? 560 : .infinity`, as a length that no screen offers; `nil`
  /// for others.
  private func limit(_ written: Written) -> Value? {
    guard let operands = written.expression.operands,
      let (truth, one, others) = ternary(operands[...], written.scope), let other = others.first
    else { return nil }
    let values = [one, other].map { value(Written($0, written.scope)) }
    guard others.count == 1, values.contains(where: { $0.word == "infinity" }) else { return nil }
    let limits = values.map { $0.word == "infinity" ? Value(points: ViewLength.unlimited) : $0 }
    return Value.choice(truth, limits[0], else: limits[1]).noted(written.expression)
  }

  /// The length that `containerRelativeFrame` gives on an axis.
  func relative(_ call: Call, _ axis: ViewAxis, in place: ViewPlace) -> Value? {
    guard call.name.text == "containerRelativeFrame", let axes = call.plain.first,
      words(axes)?.contains(axis.rawValue) ?? true, let container = place.container[axis]
    else { return nil }
    if let closure = call.trailing.first?.closure
      ?? call.plain.dropFirst().first?.expression.as(ClosureExprSyntax.self)
    {
      let own = Value.word(axis.rawValue)
      return value(of: parts(of: closure, in: call.scope, given: [.value(container), .value(own)]))
    }
    // As many parts as there are, be they known or not, are the container.
    let isWhole = call["span"].map { $0.expression.line() == call["count"]?.expression.line() } ?? false
    guard !isWhole, let count = call["count"].map(value) else { return container }
    let spacing = call["spacing"].map(value) ?? .zero
    let span = call["span"].map(value) ?? Value(points: 1)
    let one = (container - spacing * (count.real - Value(points: 1))) / count.real
    return one * span.real + spacing * (span.real - Value(points: 1))
  }

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
    let first = arguments.first.map { (unnamedInsets($0) ?? value($0)).noted($0.expression) }
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
    let own = arguments.count == call.plain.count ? first : arguments.first.map(noted)
    guard let length = own, length.word != "nil" else {
      var usual = Self.usualPadding.noted(call.name)
      if call.name.text == "contentMargins" { usual = .unknown("the margins are the system's") }
      return edges.map { ($0, usual) }
    }
    return edges.map { edge in
      (edge, length.member(edge.rawValue)?.noted(length.origin ?? call.syntax) ?? length)
    }
  }

  /// The word of the option for what stays by `scrollPosition` or `defaultScrollAnchor`; `nil` where the offset does.
  func keep(_ call: Call, _ axis: ViewAxis) -> Value? {
    let isPosition = call.name.text == "scrollPosition"
    let written = isPosition ? call["anchor"] : call.plain.first
    // A position without an anchor may be an edge or a point, which hold nothing.
    guard let written, value(written).word != "nil" else {
      guard isPosition, let id = call["id"] else { return nil }
      return .word("item").noted(id.expression)
    }
    let kept: Value? =
      switch (fraction(written, axis), isPosition) {
      case (nil, _): .unknown("`\(written.expression.trimmedDescription)` is not read as an anchor")
      case (let fraction?, true): .word("anchor=" + fraction.text)
      case (0?, false): nil
      case (1?, false): .word("bottom")
      default: .unknown("what stays by the middle is not known")
      }
    return kept?.noted(written.expression)
  }

  /// The part of an axis at which a unit point lies.
  func fraction(_ written: Written, _ axis: ViewAxis) -> Double? {
    if let call = written.expression.call,
      ["UnitPoint", ".init"].contains(
        call.calledExpression.trimmedDescription.replacing("SwiftUI.", with: ""))
    {
      return Call(.identifier("init"), call, in: written.scope)[axis == .horizontal ? "x" : "y"]
        .flatMap { value($0).points }
    }
    guard let point = value(written).word?.lowercased() else { return nil }
    if let end = axis.edges.firstIndex(where: { point.contains($0.rawValue) }) { return Double(end) }
    if point == "zero" { return 0 }
    return point == "center" || axis.other.edges.contains { $0.rawValue == point } ? 0.5 : nil
  }
}

extension Call {
  /// SwiftUI's modifiers that change no view's size.
  private static let sizeless = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))

  var keepsSize: Bool {
    Self.sizeless.contains(name.text) || Self.prefixes.contains { name.text.hasPrefix($0) }
  }

  var isOfSwiftUI: Bool { keepsSize || Self.sizing.contains(name.text) }

  private static let sizing: Set = [
    "frame", "containerRelativeFrame", "padding", "safeAreaPadding", "contentMargins", "aspectRatio",
    "scaledToFit", "scaledToFill", "position", "fixedSize",
  ]

  private static let prefixes = [
    "on", "accessibility", "navigation", "toolbar", "scroll", "font", "foreground", "animation", "gesture",
    "list", "preferredColorScheme", "symbol", "matched", "drag", "drop", "keyboard", "text",
    "sensoryFeedback", "search", "presentation", "default", "sheet", "fullScreenCover", "alert",
    "confirmationDialog", "popover", "context", "button", "picker", "task", "environment", "glass",
    "rotation", "transition", "geometryGroup", "accent", "chart", "focus", "map",
  ]

  private static let words = """
    alignmentGuide anchorPreference transformAnchorPreference transformPreference allowsHitTesting allowsTightening antialiased background backgroundStyle badge blendMode blur bold border
    brightness containerBackground inspector clipShape clipped colorInvert colorMultiply colorScheme compositingGroup containerShape contentShape
    contentTransition contrast controlSize coordinateSpace cornerRadius disabled drawingGroup dynamicTypeSize
    edgesIgnoringSafeArea equatable fill flipsForRightToLeftLayoutDirection foregroundColor grayscale
    help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea imageScale interactiveDismissDisabled
    interpolation italic itemView kerning labelsHidden layoutPriority lineLimit lineSpacing luminanceToAlpha mask
    minimumScaleFactor modelContainer modelContext monospaced multilineTextAlignment offset opacity overlay
    overlayPreferenceValue phaseAnimator keyframeAnimator preference privacySensitive projectionEffect redacted refreshable
    renderingMode resizable rotation3DEffect rotationEffect safeAreaInset safeAreaBar saturation scaleEffect
    sectionActions selectionDisabled shadow simultaneousGesture statusBar statusBarHidden stroke strikethrough strokeBorder
    submitLabel swipeActions tabItem tabViewStyle tag tint tracking transaction transformEffect truncationMode
    typesettingLanguage underline unredacted userActivity visualEffect zIndex containerBackground persistentSystemOverlays
    tabViewBottomAccessory headerProminence pinnedScrollableViews autocorrectionDisabled menuStyle menuIndicator progressViewStyle
    toggleStyle labelStyle groupBoxStyle controlGroupStyle gaugeStyle datePickerStyle lazy autocapitalization
    disableAutocorrection layerEffect colorEffect distortionEffect monospacedDigit baselineOffset deleteDisabled moveDisabled
    formStyle indexViewStyle disclosureGroupStyle backgroundExtensionEffect allowedDynamicRange photosPicker fileImporter
    fileExporter quickLookPreview widgetURL lineHeight gridCellUnsizedAxes gridCellColumns inspectorColumnWidth
    """
}

extension ViewLength {
  /// A length that no screen has, in points (our choice).
  static let unlimited = 1_000_000.0
}

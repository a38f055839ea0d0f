import SwiftSyntax

enum ViewAxis: String, CaseIterable {
  case horizontal, vertical

  var other: ViewAxis { self == .horizontal ? .vertical : .horizontal }
  var option: String { self == .horizontal ? "width" : "height" }
  var edges: [ViewEdge] { self == .horizontal ? [.leading, .trailing] : [.top, .bottom] }
}

enum ViewEdge: String, CaseIterable {
  case top, leading, bottom, trailing

  var axis: ViewAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// The edges that a name stands for; `nil` for another name.
  static func named(_ name: String) -> [ViewEdge]? {
    switch name {
    case "all": allCases
    case "horizontal": ViewAxis.horizontal.edges
    case "vertical": ViewAxis.vertical.edges
    default: ViewEdge(rawValue: name).map { [$0] }
    }
  }
}

/// The room that a view is offered, and the safe area that it reaches.
struct ViewPlace {
  /// The room between the outer ends of both safe areas, the safe area behind each side, and the distance from there.
  var extent: [ViewAxis: Value]
  var sides: [ViewEdge: (inset: Value, gap: Value)]

  /// The axes along which the room is that of a screen, as nothing else is known, with the reason.
  var guessed: [ViewAxis: String] = [:]

  /// The axes along which nothing is offered, as straight within a scroll view.
  var unbounded: Set<ViewAxis> = []
  var container: [ViewAxis: Value] = [:]

  /// Values that modifiers around give the next scroll view.
  var margins: [ViewEdge: Value] = [:]
  var direction: Value?

  /// A bar or a header over an end of the next scroll view: its length at first, `nil` of one that is clear then, and once the
  /// view is scrolled, and the way over which that changes point by point; how far from the screen's end it reaches, whether it
  /// hides what is below, and whether it is clear where the view is scrolled to an offset.
  struct Bar {
    let open: Value?
    let collapsed: Value
    let way: Value?
    let end: Value
    let isBacked: Bool

    /// The names of the states that its own closures set, as to its height; then its lengths may be the least that it has.
    let set: Set<String>
    let isLeast: Bool
    let isClear: (Value) -> Bool
  }
  var bars: [ViewEdge: Bar] = [:]

  /// The modifier that says what stays in the next scroll view: of the two the binding wins.
  var keep: Call?

  /// A view that lies over the next scroll view, as large as it is, and takes its touches.
  var cover: Written?

  /// The modifier that keeps fingers from scrolling the views within.
  var still: Call?

  /// The modifiers by which the next scroll view tells how far it is scrolled.
  var followers: [Call] = []

  /// The truth, by the screen, of the conditions around; `nil` where a view shows on any.
  private(set) var presence: Value?

  mutating func show(where truth: Value) { presence = presence.map { .both($0, truth) } ?? truth }

  /// Modifiers around of which the files do not say what they do.
  var lacks: [String] = []

  /// Whether the views of the next stack are targets, whatever they hold.
  var isOfTargets = false

  /// Whether it is that of a view which no other one shows, and which may be a part of a screen.
  var isUnplaced = false

  /// Whether the next tab view turns pages, and has no bar.
  var isPaged = false

  /// The spacing that a grid around gives its rows, if it does.
  var rowSpacing: Value?

  /// The safe area without bars of a navigation stack.
  private var unbarred: Value = .zero

  static var screen: ViewPlace {
    var place = ViewPlace(
      extent: [.horizontal: Value(.screenWidth), .vertical: Value(.screenHeight)],
      sides: [
        .top: (Value(.safeAreaTop), .zero), .leading: (Value(.safeAreaLeading), .zero),
        .bottom: (Value(.safeAreaBottom), .zero), .trailing: (Value(.safeAreaTrailing), .zero),
      ])
    for axis in ViewAxis.allCases { place.container[axis] = place.size(axis) }
    return place
  }

  func inset(_ edge: ViewEdge) -> Value { sides[edge]?.inset ?? .zero }
  private func reaches(_ edge: ViewEdge) -> Bool { sides[edge]?.gap.isZero ?? false }
  func safe(_ edge: ViewEdge) -> Value { reaches(edge) ? inset(edge) : .zero }
  func size(_ axis: ViewAxis) -> Value { axis.edges.reduce(extent[axis] ?? .zero) { $0 - inset($1) } }

  /// The length of a scroll view there, which reaches to the ends of the safe area.
  func bounds(_ axis: ViewAxis) -> Value {
    axis.edges.reduce(extent[axis] ?? .zero) { $0 - (reaches($1) ? .zero : inset($1)) }
  }

  var proxy: Value { .size(size(.horizontal), size(.vertical), beside: ["safeAreaInsets": insets]) }

  /// The safe area, by SwiftUI's names of its edges and by UIKit's.
  var insets: Value {
    let edges = ViewEdge.allCases.map { ($0.rawValue, safe($0)) }
    let sides = [("left", safe(.leading)), ("right", safe(.trailing))]
    return Value(.record(Dictionary(uniqueKeysWithValues: edges + sides)))
  }

  /// Gives a length, apart from the safe area; one that is offered anyway changes nothing.
  mutating func fix(_ axis: ViewAxis, to length: Value) {
    if length.equals(size(axis)) { return }
    bars[axis.edges[1]] = nil
    // A part of a guessed room is a guess too.
    if length.length?.depends(on: { [.screenWidth, .screenHeight].contains($0) }) != true {
      guessed[axis] = nil
    }
    extent[axis] = length
    for edge in axis.edges { sides[edge] = (.zero, .unknown("inside of a frame")) }
  }

  /// Gives a length where more is offered: what is not narrowed by it reaches as far as before.
  mutating func limit(_ axis: ViewAxis, to most: Value) {
    let (before, isNarrowed) = (self, most < size(axis))
    if isNarrowed.truth == false {
      extent[axis] = extent[axis]?.changing(isNarrowed.extent)
      return
    }
    fix(axis, to: .choice(isNarrowed, most, else: size(axis)))
    for edge in axis.edges where isNarrowed.length != nil && before.reaches(edge) {
      sides[edge] = (.choice(isNarrowed, .zero, else: before.inset(edge)), .zero)
      extent[axis] = extent[axis].map { $0 + inset(edge) }
    }
  }

  /// Takes the room of a screen where its own is not known, for a view that measures it: what is reckoned by it goes together in
  /// any room.
  mutating func guess() {
    for axis in ViewAxis.allCases {
      guard let gap = extent[axis]?.gap else { continue }
      extent[axis] = Self.screen.extent[axis]
      guessed[axis] = gap.words
      lacks += gap.missing.map { [$0] } ?? []
    }
  }

  /// Gives both lengths, and offers what it has.
  mutating func fix(to length: Value) {
    unbounded = []
    for axis in ViewAxis.allCases { fix(axis, to: length) }
  }

  mutating func pad(_ edge: ViewEdge, by length: Value) {
    // What ends elsewhere is not below a bar at the end; one at the start has padding that makes room for it.
    if edge == edge.axis.edges[1], !length.isZero { bars[edge] = nil }
    extent[edge.axis] = (extent[edge.axis] ?? .zero) - length
    if let gap = sides[edge]?.gap { sides[edge]?.gap = gap + length }
  }

  mutating func addSafeArea(_ edge: ViewEdge, _ length: Value) {
    let isAdded = reaches(edge)
    if !isAdded { extent[edge.axis] = (extent[edge.axis] ?? .zero) - inset(edge) }
    sides[edge] = (isAdded ? inset(edge) + length : length, .zero)
  }

  mutating func ignoreSafeArea(_ edges: [ViewEdge]) {
    for edge in edges where reaches(edge) { sides[edge]?.inset = .zero }
  }

  /// Stands along an axis with other views, of which none but the first and the last reach the safe area.
  mutating func share(_ axis: ViewAxis, isFirst: Bool, isLast: Bool, with other: String) {
    if !isLast { bars[axis.edges[1]] = nil }
    guessed[axis] = nil
    extent[axis] = .unknown("the \(axis.option) is shared with `\(other)`")
    for (edge, reaches) in zip(axis.edges, [isFirst, isLast]) where !reaches {
      sides[edge] = (.zero, .unknown("beside another view"))
    }
  }

  mutating func addBars(_ edge: ViewEdge, _ reason: String) {
    guard reaches(edge) else { return }
    let before = inset(edge)
    if edge == .top { unbarred = before }
    let isOfScreen = before.equals(Value(edge == .top ? .safeAreaTop : .safeAreaBottom))
    sides[edge]?.inset = .unknown(reason, isOfScreen ? .bar : .uncomputed)
  }

  mutating func hideBar() { if inset(.top).length == nil, reaches(.top) { sides[.top]?.inset = unbarred } }
}

import SwiftSyntax

/// Reads the layout of a scroll view from literals and constants of its file; computed values are not guessed.
struct ViewLayout {
  private let source: SourceFile
  private var isHorizontal = false
  private(set) var words: [SourceAnswer.LayoutWord] = []

  /// The layout options of all scroll views of a file with a given behavior.
  static func words(in source: SourceFile, using names: Set<String>) -> [SourceAnswer.LayoutWord] {
    let all = WrittenView.scrollViews(in: source.tree, using: names).map { ViewLayout($0, source).words }
    return (all.first ?? []).filter { word in
      all.allSatisfy { $0.contains { ($0.option, $0.text) == (word.option, word.text) } }
    }
  }

  /// Reads a scroll view; no options if its axis is not stated.
  private init(_ view: WrittenView, _ source: SourceFile) {
    self.source = source
    // Where no axis is named it is the vertical one.
    let first = view.head.arguments.first.flatMap { ["axes", nil].contains($0.label?.text) ? $0 : nil }
    let axes = first.map { ViewEdges.named($0.expression) ?? [] } ?? ["vertical"]
    guard axes == ["horizontal"] || axes == ["vertical"] else { return }
    isHorizontal = axes == ["horizontal"]
    note("axis", axes[0], at: view.head.name)
    for (label, option) in [("width", "width"), ("height", "height")] {
      // Of several frames the innermost counts.
      let frame = view.modifiers.first { $0.name.text == "frame" && $0.value(label) != nil }
      if let frame, let length = frame.value(label).flatMap(Numbers.number), length > 0 {
        note(option, Numbers.text(length), at: frame.name)
      }
    }
    for (name, option) in [("contentMargins", "content-margins"), ("safeAreaPadding", "safe-area")] {
      let calls = view.modifiers.filter {
        $0.name.text == name
          && $0.value("for").map { !$0.words().contains("scrollIndicators") } ?? true
      }
      if let insets = edges.insets(calls) {
        note(option, insets, at: (calls.first(where: edges.touchesAxis) ?? calls[0]).name)
      }
    }
    if let views = WrittenView.views(in: view.head.closures.first), views.count == 1 { readStack(views[0]) }
  }

  private var edges: ViewEdges { ViewEdges(isHorizontal: isHorizontal) }

  private mutating func note(_ option: String, _ text: String, at place: some SyntaxProtocol) {
    words.append(.init(option: option, text: text, line: source.line(of: place)))
  }

  /// Reads spacing, padding and item length; none of them if an unread modifier changes the stack's length.
  private mutating func readStack(_ stack: WrittenView) {
    let names = isHorizontal ? ["LazyHStack", "HStack"] : ["LazyVStack", "VStack"]
    guard names.contains(stack.head.name.text), !stack.modifiers.contains(where: isFrame) else { return }
    let paddings = stack.modifiers.filter { $0.name.text == "padding" && edges.touchesAxis($0) }
    if let first = paddings.first {
      guard let padding = edges.insets(paddings) else { return }
      note("padding", padding, at: first.name)
    }
    let spacing = stack.head.value("spacing")
    let space = spacing.flatMap(Numbers.number)
    if let spacing, let space { note("spacing", Numbers.text(space), at: spacing) }
    let off = stack.modifiers.first {
      $0.name.text == "scrollTargetLayout" && $0.value("isEnabled")?.trimmedDescription == "false"
    }
    if let off { note("no-scroll-target-layout", "", at: off.name) }
    // The views of a `ForEach` that is alone in the stack.
    guard let views = WrittenView.views(in: stack.head.closures.first), views.count == 1,
      views[0].head.name.text == "ForEach", views[0].modifiers.isEmpty,
      let items = WrittenView.views(in: views[0].head.closures.first), items.count == 1
    else { return }
    readItem(items[0], spacing: space)
  }

  private func isFrame(_ call: WrittenView.Call) -> Bool {
    let name = isHorizontal ? "Width" : "Height"
    switch call.name.text {
    case "frame":
      return [name.lowercased(), "min" + name, "ideal" + name, "max" + name].contains {
        call.value($0) != nil
      }
    case "containerRelativeFrame": return edges.touchesAxis(call)
    default: return false
    }
  }

  private mutating func readItem(_ item: WrittenView, spacing: Double?) {
    // What is set later goes around what was set before.
    let before = words
    for call in item.modifiers {
      switch call.name.text {
      case _ where isFrame(call):
        words = before
        if call.name.text == "frame" { readLength(call) } else { readPart(call, spacing: spacing) }
      case "padding", "safeAreaPadding":
        if edges.touchesAxis(call) { words = before }
      case "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize": words = before
      default: break
      }
    }
  }

  /// Reads a length in points.
  private mutating func readLength(_ call: WrittenView.Call) {
    let length = call.value(isHorizontal ? "width" : "height").flatMap(Numbers.number)
    if let length, length > 0 { note("item-length", Numbers.text(length), at: call.name) }
  }

  /// Reads a part of the container, if its spacing is that of the stack.
  private mutating func readPart(_ call: WrittenView.Call, spacing: Double?) {
    guard call.closures.isEmpty, let spacing else { return }
    guard let count = call.value("count") else { return note("per-page", "1", at: call.name) }
    let span = call.value("span").map(Numbers.number) ?? 1
    guard let count = Numbers.number(count), let span,
      call.value("spacing").flatMap(Numbers.number) == spacing,
      [count, span].allSatisfy({ $0 >= 1 && $0 == $0.rounded() })
    else { return }
    note("per-page", Numbers.text(count), at: call.name)
    if span != 1 { note("span", Numbers.text(span), at: call.name) }
  }
}

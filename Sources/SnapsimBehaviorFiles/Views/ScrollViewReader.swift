import ScrollSimulation
import SnapsimRuns

/// Reads what a scroll view says of its layout.
struct ScrollViewReader {
  private let text: SwiftText
  private let constants: SwiftConstants

  init(_ text: SwiftText, _ constants: SwiftConstants) {
    self.text = text
    self.constants = constants
  }

  /// What is read, in the order of layout options; nothing where the axis is not said.
  func readings(of view: ViewExpression) -> [ViewReading] {
    guard let axis = axis(of: view.head) else { return [] }
    var readings = [
      ViewReading(
        option: RunOptions.axis.option, text: axis == .horizontal ? "horizontal" : "vertical",
        line: text.line(of: view.head.index))
    ]
    readings += lengths(of: view)
    readings += insets(of: view, along: axis)
    if let brace = view.head.closures.first, let views = ViewExpression.views(text, in: brace),
      let stack = views.first, views.count == 1
    {
      readings += StackReader(text, constants, axis: axis).readings(of: stack)
    }
    return RunOptions.layoutRows.flatMap { row in readings.filter { $0.option == row.option } }
  }

  /// The axis that scrolls: the vertical one where none is named; `nil` for both and for what is computed.
  private func axis(of head: ViewExpression.Call) -> Axis? {
    guard let first = head.arguments.first, first.label == nil || first.label == "axes" else {
      return .vertical
    }
    guard let edges = ViewEdges.named(text, first.value), edges.count == 1 else { return nil }
    switch edges.first {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return nil
    }
  }

  /// A frame that is set on the scroll view itself.
  private func lengths(of view: ViewExpression) -> [ViewReading] {
    [("width", RunOptions.width.option), ("height", RunOptions.height.option)].compactMap { label, option in
      let given = view.modifiers.filter { $0.name == "frame" }.compactMap { call in
        call.arguments.first { $0.label == label }.map { (call, $0) }
      }
      // Of several the innermost counts.
      guard let (call, argument) = given.first, let number = constants.number(argument.value), number > 0
      else { return nil }
      return ViewReading(option: option, text: number.shortest, line: text.line(of: call.index))
    }
  }

  /// Content margins and padding of the safe area.
  private func insets(of view: ViewExpression, along axis: Axis) -> [ViewReading] {
    [("contentMargins", Option.contentMargins), ("safeAreaPadding", Option.safeArea)].compactMap {
      name, option in
      let calls = view.modifiers.filter { $0.name == name && !isOfIndicators($0) }
      return ViewEdges(text, constants, axis: axis).insets(calls).map {
        ViewReading(option: option, text: $0.text, line: text.line(of: $0.index))
      }
    }
  }

  private func isOfIndicators(_ call: ViewExpression.Call) -> Bool {
    call.arguments.contains {
      $0.label == "for" && text.word(at: $0.value.upperBound - 1) == "scrollIndicators"
    }
  }
}

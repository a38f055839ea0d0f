import ScrollSimulation
import SnapsimRuns

/// Reads what a stack in a scroll view says of the items.
struct StackReader {
  private let text: SwiftText
  private let constants: SwiftConstants
  private let axis: Axis

  init(_ text: SwiftText, _ constants: SwiftConstants, axis: Axis) {
    self.text = text
    self.constants = constants
    self.axis = axis
  }

  /// What is read of spacing, padding and the length of items.
  ///
  /// Nothing is, where something changes the stack's length that is not read.
  func readings(of stack: ViewExpression) -> [ViewReading] {
    let names = axis == .horizontal ? ["LazyHStack", "HStack"] : ["LazyVStack", "VStack"]
    guard names.contains(stack.head.name), !stack.modifiers.contains(where: isFrame) else { return [] }
    var readings: [ViewReading] = []
    let paddings = stack.modifiers.filter { $0.name == "padding" && edges.touchesAxis($0) }
    if !paddings.isEmpty {
      guard let padding = edges.insets(paddings) else { return [] }
      readings.append(ViewReading(option: .padding, text: padding.text, line: text.line(of: padding.index)))
    }
    let spacing = stack.head.arguments.first { $0.label == "spacing" }
    let space = spacing.flatMap { constants.number($0.value) }
    if let spacing, let space {
      readings.append(
        ViewReading(
          option: RunOptions.spacing.option, text: space.shortest,
          line: text.line(of: spacing.value.lowerBound)))
    }
    if let off = stack.modifiers.first(where: { $0.name == "scrollTargetLayout" && isDisabled($0) }) {
      readings.append(
        ViewReading(option: RunOptions.noScrollTargetLayout.option, text: "", line: text.line(of: off.index)))
    }
    return readings + itemReadings(stack, spacing: space)
  }

  private var edges: ViewEdges { ViewEdges(text, constants, axis: axis) }

  private func isFrame(_ call: ViewExpression.Call) -> Bool {
    switch call.name {
    case "frame": call.arguments.contains { lengthLabels.contains($0.label ?? "") }
    case "containerRelativeFrame": edges.touchesAxis(call)
    default: false
    }
  }

  private func isDisabled(_ call: ViewExpression.Call) -> Bool {
    call.arguments.contains { $0.label == "isEnabled" && text.word(at: $0.value.lowerBound) == "false" }
  }

  private var lengthLabels: Set<String> {
    axis == .horizontal
      ? ["width", "minWidth", "idealWidth", "maxWidth"] : ["height", "minHeight", "idealHeight", "maxHeight"]
  }

  /// What the views of a `ForEach` that is alone in the stack have for a length.
  private func itemReadings(_ stack: ViewExpression, spacing: Double?) -> [ViewReading] {
    guard let brace = stack.head.closures.first, let views = ViewExpression.views(text, in: brace),
      views.count == 1, let each = views.first, each.head.name == "ForEach", each.modifiers.isEmpty,
      let body = each.head.closures.first, let items = ViewExpression.views(text, in: body), items.count == 1,
      let item = items.first
    else { return [] }
    var readings: [ViewReading] = []
    // What is set later goes around what was set before.
    for call in item.modifiers {
      switch call.name {
      case _ where isFrame(call):
        readings = call.name == "frame" ? length(call) : part(call, spacing: spacing)
      case "padding", "safeAreaPadding":
        if edges.touchesAxis(call) { readings = [] }
      case "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize": readings = []
      default: break
      }
    }
    return readings
  }

  /// A length in points.
  private func length(_ call: ViewExpression.Call) -> [ViewReading] {
    let label = axis == .horizontal ? "width" : "height"
    guard let argument = call.arguments.first(where: { $0.label == label }),
      let number = constants.number(argument.value), number > 0
    else { return [] }
    return [
      ViewReading(
        option: RunOptions.itemLength.option, text: number.shortest, line: text.line(of: call.index))
    ]
  }

  /// A part of the container, if its spacing is that of the stack.
  private func part(_ call: ViewExpression.Call, spacing: Double?) -> [ViewReading] {
    guard call.closures.isEmpty, let spacing else { return [] }
    let line = text.line(of: call.index)
    func number(_ label: String) -> Double?? {
      call.arguments.first { $0.label == label }.map { constants.number($0.value) }
    }
    guard let count = number("count") else {
      return [ViewReading(option: RunOptions.perPage.option, text: "1", line: line)]
    }
    guard let count, let parts = number("span") ?? 1, number("spacing") == spacing, isCount(count),
      isCount(parts)
    else { return [] }
    var readings = [ViewReading(option: RunOptions.perPage.option, text: count.shortest, line: line)]
    if parts != 1 {
      readings.append(ViewReading(option: RunOptions.span.option, text: parts.shortest, line: line))
    }
    return readings
  }

  private func isCount(_ number: Double) -> Bool { number >= 1 && number == number.rounded() }
}

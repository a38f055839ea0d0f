extension ViewLength.Measure {
  /// The name by which the environment has the size class that it tells; `nil` of what is none.
  var sizeClass: String? {
    switch self {
    case .isRegularWidth: "horizontalSizeClass"
    case .isRegularHeight: "verticalSizeClass"
    default: nil
    }
  }
}

/// Texts of lengths that hang on the screen, for a scroll view that fills it along its axis.
extension ScrollViewReading {
  /// The text of a length as it can stand anywhere; `nil` where it hangs on something else.
  func screenText(_ length: ViewLength) -> String? {
    switch length {
    case .points(let points): return "(\(points.text))"
    case .measure(let measure): return screenText(measure)
    case .appeared(let measure):
      // What is laid out by the same size stays with it.
      let isLaidOut = values.contains { $0.lengths.contains { $0.present != $0 } }
      let screen = FollowedState.screen
      return screenText(measure)?.replacing(screen, with: isLaidOut ? screen : screen + "appeared.")
    case .operation(let operation, let operands):
      let texts = operands.compactMap(screenText)
      guard texts.count == operands.count, let first = texts.first else { return nil }
      func joined(_ sign: String) -> String { "(" + texts.joined(separator: " \(sign) ") + ")" }
      switch operation {
      case .add: return joined("+")
      case .subtract: return texts.count == 1 ? "(-\(first))" : joined("-")
      case .multiply: return joined("*")
      case .divide: return joined("/")
      case .minimum: return "Swift.min(\(texts.joined(separator: ", ")))"
      case .maximum: return "Swift.max(\(texts.joined(separator: ", ")))"
      case .floor: return first + ".rounded(.down)"
      case .round: return first + ".rounded()"
      case .ceiling: return first + ".rounded(.up)"
      case .whereLess: return texts.count == 4 ? "(\(first) < \(texts[1]) ? \(texts[2]) : \(texts[3]))" : nil
      }
    }
  }

  private func screenText(_ measure: ViewLength.Measure) -> String? {
    func isOf(_ option: String, _ measures: [ViewLength.Measure]) -> Bool {
      measures.contains(measure)
        && values.first { $0.option == option }?.lengths.map(\.present) == measures.map(ViewLength.measure)
    }
    let isHorizontal = axis == "horizontal"
    let screen = FollowedState.screen
    if let sizeClass = measure.sizeClass { return "(\(screen + sizeClass) == .regular ? 1 : 0)" }
    if isOf(isHorizontal ? "width" : "height", [isHorizontal ? .screenWidth : .screenHeight]) {
      return screen + "bounds." + (isHorizontal ? "width" : "height")
    }
    let ends: [ViewLength.Measure] =
      isHorizontal ? [.safeAreaLeading, .safeAreaTrailing] : [.safeAreaTop, .safeAreaBottom]
    guard isOf("safe-area", ends) else { return nil }
    return screen + (measure == ends[0] ? "leadingSafeArea" : "trailingSafeArea")
  }
}

extension ViewLength {
  /// It, with the measures at hand for those as the view appeared.
  fileprivate var present: ViewLength {
    changing { if case .appeared(let measure) = $0 { .measure(measure) } else { $0 } }
  }

  /// A copy with other points and measures.
  func changing(_ change: (ViewLength) -> ViewLength) -> ViewLength {
    guard case .operation(let operation, let operands) = self else { return change(self) }
    return .operation(operation, operands.map { $0.changing(change) })
  }
}

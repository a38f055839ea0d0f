/// Texts of lengths that hang on the screen, for a scroll view that fills it along its axis.
struct ScreenText {
  /// The name by which expressions have the screen.
  static let name = "UIScreen"

  private let isHorizontal: Bool

  /// Whether the scroll view is as long as the screen, and has its safe area and no other.
  private let isWhole: Bool
  private let hasSafeArea: Bool

  init(_ reading: ScrollViewReading) {
    func lengths(_ option: String) -> [ViewLength] {
      reading.values.first { $0.option == option }?.lengths ?? []
    }
    isHorizontal = reading.axis == "horizontal"
    isWhole =
      lengths(isHorizontal ? "width" : "height") == [.measure(isHorizontal ? .screenWidth : .screenHeight)]
    let ends: [ViewLength.Measure] =
      isHorizontal ? [.safeAreaLeading, .safeAreaTrailing] : [.safeAreaTop, .safeAreaBottom]
    hasSafeArea = lengths("safe-area") == ends.map(ViewLength.measure)
  }

  /// The text of a length as it can stand anywhere; `nil` where it hangs on something else.
  func text(_ length: ViewLength) -> String? {
    switch length {
    case .points(let points): return "(\(points.text))"
    case .measure(let measure): return text(measure)
    case .operation(let operation, let operands):
      let texts = operands.compactMap(text)
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

  private func text(_ measure: ViewLength.Measure) -> String? {
    switch measure {
    case .screenWidth where isHorizontal && isWhole: "UIScreen.main.bounds.width"
    case .screenHeight where !isHorizontal && isWhole: "UIScreen.main.bounds.height"
    case .safeAreaLeading where isHorizontal && hasSafeArea, .safeAreaTop where !isHorizontal && hasSafeArea:
      "UIScreen.main.leadingSafeArea"
    case .safeAreaTrailing where isHorizontal && hasSafeArea,
      .safeAreaBottom where !isHorizontal && hasSafeArea:
      "UIScreen.main.trailingSafeArea"
    default: nil
    }
  }
}

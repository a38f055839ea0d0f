extension ViewLength.Measure {
  /// The name by which the environment has the size class that it tells; `nil` of what is none.
  var sizeClass: String? {
    [Self.isRegularWidth: "horizontalSizeClass", .isRegularHeight: "verticalSizeClass"][self]
  }
}

/// Texts of lengths that hang on the screen, by the length of the scroll view along its axis.
extension ScrollViewReading {
  /// The text of a length as it can stand anywhere; `nil` where it hangs on something else.
  func screenText(_ length: ViewLength) -> String? {
    if length.isAppeared, let text = screenText(length.present) {
      // What is laid out by the same size stays with it; how long a share of the screen is once turned no option says.
      let isLaidOut = values.contains { $0.lengths.contains { $0.present != $0 } }
      let screen = FollowedState.screen
      return isLaidOut || !stretches ? text : text.replacing(screen, with: screen + "appeared.")
    }
    switch length {
    case .points(let points): return "(\(points.text))"
    case _ where lengths(side)?.first?.isSame(as: length) == true:
      return FollowedState.screen + "bounds." + side
    case .measure(let measure), .appeared(let measure): return screenText(measure)
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

  /// The option of its length, the lengths of an option, and whether the scroll view grows with the screen, point by point.
  private var side: String { axis == "horizontal" ? "width" : "height" }
  private func lengths(_ option: String) -> [ViewLength]? {
    values.first { $0.option == option }?.lengths.map(\.present)
  }

  private var stretches: Bool {
    guard let bounds = lengths(side)?.first else { return true }
    return [(493.0, 952.0), (952, 952)].allSatisfy { width, height in
      guard let first = bounds.usual(393, 852), let other = bounds.usual(width, height) else { return false }
      return abs(other - first - (axis == "horizontal" ? width - 393 : height - 852)) < 1e-6
    }
  }

  private func screenText(_ measure: ViewLength.Measure) -> String? {
    let screen = FollowedState.screen
    if let sizeClass = measure.sizeClass { return "(\(screen + sizeClass) == .regular ? 1 : 0)" }
    let ends: [ViewLength.Measure] =
      axis == "horizontal" ? [.safeAreaLeading, .safeAreaTrailing] : [.safeAreaTop, .safeAreaBottom]
    guard ends.contains(measure), lengths("safe-area") == ends.map(ViewLength.measure) else { return nil }
    return screen + (measure == ends[0] ? "leadingSafeArea" : "trailingSafeArea")
  }
}

extension ViewLength {
  /// Whether all that it measures is as the view appeared.
  fileprivate var isAppeared: Bool {
    switch self {
    case .points, .measure: false
    case .appeared: true
    case .operation(_, let operands):
      operands.contains(where: \.isAppeared)
        && operands.allSatisfy { $0.isAppeared || $0.present == $0 && !$0.depends { _ in true } }
    }
  }

  /// It, with the measures at hand for those as the view appeared.
  fileprivate var present: ViewLength {
    changing { if case .appeared(let measure) = $0 { .measure(measure) } else { $0 } }
  }

  /// Its points on a screen, with insets: on a usual one upright if nothing else is said.
  func usual(_ width: Double = 393, _ height: Double = 852, isRegular: Double = 0) -> Double? {
    points { measure in
      switch measure {
      case .screenWidth: width
      case .screenHeight: height
      case .safeAreaTop: 59
      case .safeAreaBottom: 34
      case .safeAreaLeading: 18
      case .safeAreaTrailing: 19
      case .container: width - 42
      case .isRegularWidth: isRegular
      case .isRegularHeight: 1 - isRegular
      case .scrolled, .scrollBounds, .leadingInset, .trailingInset: .nan
      }
    }
  }

  /// Whether it is the same on phones and tablets, however it is put, and nothing of it is as the view appeared alone.
  func isSame(as other: ViewLength) -> Bool {
    let screens = [(393.0, 852.0, 0.0), (320, 568, 0), (852, 393, 1), (1366, 1024, 1)]
    return present == self && other.present == other
      && screens.allSatisfy { width, height, isRegular in
        guard let one = usual(width, height, isRegular: isRegular),
          let two = other.usual(width, height, isRegular: isRegular)
        else { return false }
        return abs(one - two) < 1e-6
      }
  }

  /// It, as it was when the view appeared.
  var appeared: ViewLength {
    changing { if case .measure(let measure) = $0 { .appeared(measure) } else { $0 } }
  }
}

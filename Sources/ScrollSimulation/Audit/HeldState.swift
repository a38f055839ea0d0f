import ScrollBehavior

/// The app's state in a behavior: an audit sees it as it was when the behavior was made.
package enum HeldState {
  /// The members that an app would change while content scrolls: objects, closures and bindings.
  package static func members(of behavior: any ScrollTargetBehavior) -> [String] {
    Mirror(reflecting: behavior.unwrapped).children.compactMap { child in
      guard let label = child.label, isChanging(child.value) else { return nil }
      // A property wrapper stands under its name with an underscore.
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
  }

  /// The numbers that a behavior is made of, those of values within it too.
  static func numbers(of behavior: any ScrollTargetBehavior) -> [Double] {
    numbers(in: behavior.unwrapped, depth: 3)
  }

  private static func numbers(in value: Any, depth: Int) -> [Double] {
    switch value {
    case let number as Double: [number]
    case let number as CGFloat: [Double(number)]
    case let number as Int: [Double(number)]
    case let number as Float: [Double(number)]
    case _ where depth == 0: []
    default:
      Mirror(reflecting: value).children.prefix(16).flatMap { numbers(in: $0.value, depth: depth - 1) }
    }
  }

  private static func isChanging(_ value: Any) -> Bool {
    let type = type(of: value)
    let name = String(reflecting: type)
    return type is AnyClass || name.contains("->") || value is any BoundValue
  }
}

private protocol BoundValue {}

extension Binding: BoundValue {}
extension State: BoundValue {}

extension ScrollTargetBehavior {
  /// The members that an app would change while content scrolls: objects, closures and bindings.
  package var heldState: [String] { members(where: isHeld) }

  /// Those of them that may change what it does: a closure that returns nothing only tells the app something.
  var fedState: [String] { members { isHeld($0) && !isCallback($0) } }

  private func members(where isMeant: (Any) -> Bool) -> [String] {
    // A binding to the scroll position is followed, and an object that has the offset.
    let follows = onScreen?.isFollowing ?? false
    return Mirror(reflecting: unwrapped).children.compactMap { child in
      guard let label = child.label, isMeant(child.value),
        !follows || !(child.value is any BoundValue) && !(type(of: child.value) is AnyClass)
      else { return nil }
      // A property wrapper stands under its name with an underscore.
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
  }

  /// The numbers that a behavior is made of, those of values within it too.
  var heldNumbers: [Double] { numbers(in: unwrapped, depth: 3) }
}

private func numbers(in value: Any, depth: Int) -> [Double] {
  switch value {
  case let number as Double: [number]
  case let number as CGFloat: [Double(number)]
  case let number as Int: [Double(number)]
  case let number as Float: [Double(number)]
  case _ where depth == 0: []
  default: Mirror(reflecting: value).children.prefix(16).flatMap { numbers(in: $0.value, depth: depth - 1) }
  }
}

private func isHeld(_ value: Any) -> Bool {
  let type = type(of: value)
  return type is AnyClass || String(reflecting: type).contains("->") || value is any BoundValue
}

private func isCallback(_ value: Any) -> Bool {
  let type = String(reflecting: type(of: value))
  return type.hasSuffix("-> ()") || type.hasSuffix("-> ())>") || type.hasSuffix("-> Swift.Void")
}

private protocol BoundValue {}

extension Binding: BoundValue {}
extension State: BoundValue {}

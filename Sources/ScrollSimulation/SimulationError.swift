/// Why a gesture has no settlement.
public enum SimulationError: Error, Hashable, Sendable {
  /// A number that describes a gesture.
  public enum Quantity: String, Sendable {
    /// The offset at which it begins.
    case offset
    /// The drag.
    case drag
    /// The velocity.
    case velocity
  }

  /// A number is not finite or larger than 2⁵³.
  case outOfRange(Quantity, Double)

  /// The gesture begins further past an end than a rubber band stretches: it never shows a whole `bounds`.
  case startTooFarPastTheEnd(offset: Double, bounds: Double, reach: Double)

  /// The behavior left a target that is not a finite number.
  case targetNotFinite(behavior: String, target: Double)

  init(notFinite target: Double, of behavior: any ScrollTargetBehavior) {
    let type = Mirror(reflecting: behavior.unwrapped).subjectType
    self = .targetNotFinite(behavior: String(describing: type), target: target)
  }
}

extension SimulationError: CustomStringConvertible {
  /// The fault, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .outOfRange(let quantity, let value):
      return "the \(quantity.rawValue) must be a number from -2^53 to 2^53, and is \(value)"
    case .startTooFarPastTheEnd(let offset, let bounds, let reach):
      return
        "an offset of \(offset.inSentence) is further past the end than a rubber band stretches: it must lie between "
        + "\((-bounds).inSentence) and \((reach + bounds).inSentence)"
    case .targetNotFinite(let behavior, let target):
      return "\(behavior) returned a target that is not a finite number (\(target))"
    }
  }
}

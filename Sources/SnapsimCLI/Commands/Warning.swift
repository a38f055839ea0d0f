import ScrollSimulation

/// What is odd but no mistake: said on standard error, with the exit code unchanged.
enum Warning {
  /// A velocity so low that it was probably meant in points per millisecond.
  case velocityLooksPerMillisecond(Double)

  /// The warnings that a run deserves.
  static func of(_ options: RunOptions) -> [Warning] {
    let speed = abs(options.gesture.velocity)
    return speed > 0 && speed < 20 ? [.velocityLooksPerMillisecond(options.gesture.velocity)] : []
  }

  var message: String {
    switch self {
    case .velocityLooksPerMillisecond(let velocity):
      "--velocity \(velocity.inSentence) is points per second, hardly a movement; "
        + "for points per millisecond write \((velocity * 1000).inSentence)"
    }
  }
}

/// How a change would be animated; nothing is drawn here, so it is only a name.
public struct Animation: Hashable, Sendable {
  private let name: String
  private var seconds: Double?

  private init(_ name: String, _ seconds: Double? = nil) { (self.name, self.seconds) = (name, seconds) }

  /// The usual animation.
  public static let `default` = Animation("default")
  /// Begins and ends gently.
  public static let easeInOut = Animation("easeInOut")
  /// Begins gently.
  public static let easeIn = Animation("easeIn")
  /// Ends gently.
  public static let easeOut = Animation("easeOut")
  /// Goes on evenly.
  public static let linear = Animation("linear")
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring that hardly bounces.
  public static let snappy = Animation("snappy")
  /// A spring that does not bounce.
  public static let smooth = Animation("smooth")
  /// A spring that bounces.
  public static let bouncy = Animation("bouncy")
  /// A spring for what follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")

  /// Begins and ends gently.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// Begins gently.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Ends gently.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Goes on evenly.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// A spring by its response and damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }
  /// A spring by its duration and bounce.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring", duration)
  }
  /// A spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", response) }
  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring") }
  /// A spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }
  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }

  /// Returns it unchanged, as nothing is drawn.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns it unchanged, as nothing is drawn.
  public func delay(_ delay: Double) -> Animation { self }
}

/// Makes changes, which would be animated where something is drawn.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

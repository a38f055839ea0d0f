import ScrollBehavior

/// The screen: as large as the scroll view of the question at hand, and three pixels to a point.
public final class UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// Its bounds, in points.
  public var bounds: CGRect { CGRect(origin: CGPoint(x: 0, y: 0), size: BehaviorOnScreen.screen) }

  /// Its bounds, in pixels; those of a phone do not turn with it.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: 3 * min(size.width, size.height), height: 3 * max(size.width, size.height))
  }

  /// Pixels in a point.
  public var scale: CGFloat { 3 }

  /// Pixels in a point.
  public var nativeScale: CGFloat { 3 }

  /// Frames in a second, at most.
  public var maximumFramesPerSecond: Int { 60 }
}

/// The kind of device: a phone.
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// How a device lies.
public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone held upright.
public final class UIDevice: Sendable {
  /// The only device.
  public static let current = UIDevice()

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// How it lies.
  public var orientation: UIDeviceOrientation { .portrait }
}

/// Makes nothing felt.
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Does nothing.
  public func prepare() {}
}

/// Makes nothing felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong it would be.
  public enum FeedbackStyle: Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator.
  public override init() {}

  /// Makes a generator.
  public init(style: FeedbackStyle) {}

  /// Does nothing.
  public func impactOccurred() {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Makes nothing felt.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// Makes nothing felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of event.
  public enum FeedbackType: Sendable {
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// The rates of deceleration that UIKit names.
public enum UIScrollView {
  /// The velocity that is kept per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that is kept per millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// The one that carries less far.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Settings that make the device easier to use: none is on.
public enum UIAccessibility {
  /// Whether movement is to be reduced.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
}

/// Distances from the sides of a view, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the left side, in points.
  public var left: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points.
  public var right: CGFloat

  /// Makes insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None.
  public static let zero = UIEdgeInsets()
}

/// The app, which has no window here.
public final class UIApplication: Sendable {
  /// The only app.
  public static let shared = UIApplication()

  /// Its scenes: none.
  public var connectedScenes: Set<UIScene> { [] }

  /// Its windows: none.
  public var windows: [UIWindow] { [] }

  /// Its main window: none.
  public var keyWindow: UIWindow? { nil }
}

/// A scene of an app, of which there is none here.
public class UIScene: Hashable {
  init() {}

  /// The state of a scene.
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }

  /// The state of the scene.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether two are the same.
  public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  /// Feeds what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows, of which there is none here.
public final class UIWindowScene: UIScene {
  /// Its windows.
  public var windows: [UIWindow] { [] }

  /// Its main window.
  public var keyWindow: UIWindow? { nil }

  /// Its screen.
  public var screen: UIScreen { .main }
}

/// A window, of which there is none here.
public final class UIWindow {
  init() {}

  /// Whether it is the main one.
  public var isKeyWindow: Bool { false }

  /// Its bounds, in points.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// Its frame, in points.
  public var frame: CGRect { bounds }

  /// The safe area, in points.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Its scene.
  public var windowScene: UIWindowScene? { nil }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The screen: as large as the scroll view of the question at hand, and three pixels to a point.
public final class UIScreen: Sendable {
  public static let main = UIScreen()

  /// The screen of the question at hand, and what of it was measured once, if this is the screen of that time.
  private var current: BehaviorOnScreen.Screen { BehaviorOnScreen.screen }
  private let measured: BehaviorOnScreen.Screen.Frame?

  private init(measured: BehaviorOnScreen.Screen.Frame? = nil) { self.measured = measured }

  private var frame: BehaviorOnScreen.Screen.Frame { measured ?? current.frame }
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The screen as it was when the view appeared, for what is measured but once.
  public var appeared: UIScreen { UIScreen(measured: current.appeared ?? current.frame) }

  /// The size classes, which the environment of the scroll view has.
  public var horizontalSizeClass: UserInterfaceSizeClass? { current.horizontalSizeClass }
  public var verticalSizeClass: UserInterfaceSizeClass? { current.verticalSizeClass }

  /// The safe area along the axis of the scroll view, for what a view computes of its size.
  public var leadingSafeArea: CGFloat { frame.leading }
  public var trailingSafeArea: CGFloat { frame.trailing }

  /// The items that the scroll view's position tells at the lift-off and told at the last rest.
  public var liftedItem: Int? { current.liftedItem }
  public var restedItem: Int? { current.restedItem }

  /// The offsets along the axis of the scroll view at the lift-off and at the last rest.
  public var liftedOffset: CGFloat { current.liftedOffset }
  public var restedOffset: CGFloat { current.restedOffset }

  /// The number of the scroll view's items, and the length of the first; where there are none, that of a phone.
  public var itemCount: Int { current.items?.count ?? 1 }
  public var itemLength: CGFloat { current.items?.length(of: 0) ?? 390 }

  /// The space between items, and where each begins, in points.
  public var itemSpacing: CGFloat { current.items?.spacing ?? 0 }
  public var itemEdges: [CGFloat] { itemFrames.map(\.minX) }

  /// The end and the length of each item, in points; and its frame, by which it lies so on either axis.
  public var itemEnds: [CGFloat] { itemFrames.map(\.maxX) }
  public var itemLengths: [CGFloat] { itemFrames.map(\.width) }
  public var itemFrames: [CGRect] {
    guard let items = current.items else { return [CGRect(x: 0, y: 0, width: 390, height: 390)] }
    return (0..<items.count).map {
      let (edge, length) = (items.leadingEdge(of: $0), items.length(of: $0))
      return CGRect(x: edge, y: edge, width: length, height: length)
    }
  }

  /// The frames of those items that a lazy stack has laid out.
  public var itemFramesLaidOut: [CGRect] { Array(itemFrames.prefix { $0.minX <= current.laidOut }) }

  /// Which of the values is tried that may be given to a behavior, from 0.
  public var trial: Int { current.trial }

  /// Its bounds, in pixels; those of a phone do not turn with it.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: 3 * min(size.width, size.height), height: 3 * max(size.width, size.height))
  }

  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var maximumFramesPerSecond: Int { 60 }
}

extension [CGRect] {
  /// The frames as they lie in their stack, and not in the padding around it.
  public var inStack: [CGRect] { map { $0.offsetBy(dx: -self[0].minX, dy: -self[0].minY) } }
}

/// The kind of device: a phone.
public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }

public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone held upright.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
}

// Nothing is felt.
public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {}
}

public enum UIScrollView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Settings that make the device easier to use: none is on.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
}

/// Distances from the sides of a view, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}

/// The app, which has no window here.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
}

/// A scene of an app, of which there is none here.
public class UIScene: Hashable {
  init() {}
  public enum ActivationState: Sendable { case unattached, foregroundActive, foregroundInactive, background }

  public var activationState: ActivationState { .foregroundActive }
  public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows, of which there is none here.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A window, of which there is none here.
public final class UIWindow {
  init() {}
  public var isKeyWindow: Bool { false }
  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { bounds }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var windowScene: UIWindowScene? { nil }
}

/// Events of a Mac: nobody holds a key.
public enum NSEvent {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }

  public static var modifierFlags: ModifierFlags { [] }
}

import ScrollBehavior

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The value of that name.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// For content that is shorter than its container.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The value of that name.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is longer than its container.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether the bars of a scroll view show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The value of that name.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The value of that name.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never, whatever points at them.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How the edge of a scroll view fades.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The value of that name.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gently.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What scrolls a scroll view.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A device that points.
  public static let look = ScrollInputKind(name: "look")
  /// A crown or a wheel of a remote.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// Whether something is listened to.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The value of that name.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It is not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What margins of content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The value of that name.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The value of that name.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What a change of a scroll view's phase is told with.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry

  /// The velocity, where there is one.
  public let velocity: CGVector?

  /// Makes one; SwiftUI keeps this to itself.
  public init(geometry: ScrollGeometry, velocity: CGVector? = nil) {
    (self.geometry, self.velocity) = (geometry, velocity)
  }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How strongly colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// Closes what is shown, of which there is nothing here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens an address, which nothing does here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// A value that is the same unless a behavior's test sets it.
private enum WordKey {
  struct Horizontal: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  struct Vertical: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
  struct HorizontalBounce: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  struct VerticalBounce: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  struct Control: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  struct Legibility: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
  struct TextFont: EnvironmentKey { static var defaultValue: Font? { nil } }
  struct Spacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
}

extension EnvironmentValues {
  /// When the horizontal bar shows.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[WordKey.Horizontal.self] }
    set { self[WordKey.Horizontal.self] = newValue }
  }

  /// When the vertical bar shows.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[WordKey.Vertical.self] }
    set { self[WordKey.Vertical.self] = newValue }
  }

  /// When it bounces horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[WordKey.HorizontalBounce.self] }
    set { self[WordKey.HorizontalBounce.self] = newValue }
  }

  /// When it bounces vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[WordKey.VerticalBounce.self] }
    set { self[WordKey.VerticalBounce.self] = newValue }
  }

  /// How large controls are; regular unless set.
  public var controlSize: ControlSize {
    get { self[WordKey.Control.self] }
    set { self[WordKey.Control.self] = newValue }
  }

  /// How heavy text is; regular unless set.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WordKey.Legibility.self] }
    set { self[WordKey.Legibility.self] = newValue }
  }

  /// How strongly colours differ: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The typeface; none unless set.
  public var font: Font? {
    get { self[WordKey.TextFont.self] }
    set { self[WordKey.TextFont.self] = newValue }
  }

  /// The space between lines, in points; none unless set.
  public var lineSpacing: CGFloat {
    get { self[WordKey.Spacing.self] }
    set { self[WordKey.Spacing.self] = newValue }
  }

  /// Whether something presents the view: nothing does.
  public var isPresented: Bool { false }

  /// Closes what is shown.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction() }
}

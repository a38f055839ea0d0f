// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ScrollBehavior

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether the bars of a scroll view show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never, whatever points at them.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How the edge of a scroll view fades.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A device that points.
  public static let look = ScrollInputKind(name: "look")
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// Whether something is listened to.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// The things to which margins of content apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The circumstances of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?

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
  public func callAsFunction() {}
}

/// Opens an address, which nothing does here.
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self["horizontalScrollIndicatorVisibility", unlessSet: .automatic] }
    set { self["horizontalScrollIndicatorVisibility", unlessSet: .automatic] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self["verticalScrollIndicatorVisibility", unlessSet: .automatic] }
    set { self["verticalScrollIndicatorVisibility", unlessSet: .automatic] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self["horizontalScrollBounceBehavior", unlessSet: .automatic] }
    set { self["horizontalScrollBounceBehavior", unlessSet: .automatic] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self["verticalScrollBounceBehavior", unlessSet: .automatic] }
    set { self["verticalScrollBounceBehavior", unlessSet: .automatic] = newValue }
  }

  /// How large controls are; regular unless set.
  public var controlSize: ControlSize {
    get { self["controlSize", unlessSet: .regular] }
    set { self["controlSize", unlessSet: .regular] = newValue }
  }

  /// How heavy text is; regular unless set.
  public var legibilityWeight: LegibilityWeight? {
    get { self["legibilityWeight", unlessSet: .regular] }
    set { self["legibilityWeight", unlessSet: .regular] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The typeface; none unless set.
  public var font: Font? {
    get { self["font", unlessSet: nil] }
    set { self["font", unlessSet: nil] = newValue }
  }

  /// The space between lines, in points; none unless set.
  public var lineSpacing: CGFloat {
    get { self["lineSpacing", unlessSet: 0] }
    set { self["lineSpacing", unlessSet: 0] = newValue }
  }

  public var isPresented: Bool { false }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
}

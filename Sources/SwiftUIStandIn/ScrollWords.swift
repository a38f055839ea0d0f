// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ScrollBehavior

/// The purpose of a scroll view's anchor.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset, sizeChanges, alignment
}

/// When a scroll view bounces.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// Whether the bars of a scroll view show.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// How the edge of a scroll view fades.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}

/// A way to scroll without touching.
public enum ScrollInputKind: Hashable, Sendable {
  case look, handGestureShortcut
}

/// Whether something is listened to.
public enum ScrollInputBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The things to which margins of content apply.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
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

  public var controlSize: ControlSize {
    get { self["controlSize", unlessSet: .regular] }
    set { self["controlSize", unlessSet: .regular] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self["legibilityWeight", unlessSet: .regular] }
    set { self["legibilityWeight", unlessSet: .regular] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { .standard }

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

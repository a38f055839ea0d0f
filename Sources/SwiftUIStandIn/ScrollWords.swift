// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Words of SwiftUI's that a behavior's file may name; they decide nothing here.

public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }
public enum ScrollInputKind: Hashable, Sendable { case look, handGestureShortcut }
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?

  public init(geometry: ScrollGeometry, velocity: CGVector? = nil) {
    (self.geometry, self.velocity) = (geometry, velocity)
  }
}

public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

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

  public var lineSpacing: CGFloat {
    get { self["lineSpacing", unlessSet: 0] }
    set { self["lineSpacing", unlessSet: 0] = newValue }
  }

  public var isPresented: Bool { false }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// SwiftUI's modifiers that change no view's size.
enum Modifiers {
  static let known = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))

  static func keepsSize(_ name: String) -> Bool {
    known.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "on", "accessibility", "navigation", "toolbar", "scroll", "font", "foreground", "animation", "gesture",
    "list",
    "preferredColorScheme", "symbol", "matched", "drag", "drop", "keyboard", "text", "sensoryFeedback",
    "search",
    "presentation", "default", "sheet", "fullScreenCover", "alert", "confirmationDialog", "popover",
    "context",
    "button", "picker", "task", "environment", "glass", "rotation", "transition", "geometryGroup",
  ]

  private static let words = """
    alignmentGuide anchorPreference transformAnchorPreference transformPreference allowsHitTesting allowsTightening antialiased background backgroundStyle badge blendMode blur bold border
    brightness clipShape clipped colorInvert colorMultiply colorScheme compositingGroup containerShape contentShape
    contentTransition contrast controlSize coordinateSpace cornerRadius disabled drawingGroup dynamicTypeSize
    edgesIgnoringSafeArea equatable fill flipsForRightToLeftLayoutDirection focusable focused foregroundColor grayscale
    help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea imageScale interactiveDismissDisabled
    interpolation italic itemView kerning labelsHidden layoutPriority lineLimit lineSpacing luminanceToAlpha mask
    minimumScaleFactor modelContainer modelContext monospaced multilineTextAlignment offset opacity overlay
    overlayPreferenceValue phaseAnimator keyframeAnimator preference privacySensitive projectionEffect redacted refreshable
    renderingMode resizable rotation3DEffect rotationEffect safeAreaInset safeAreaBar saturation scaleEffect
    sectionActions selectionDisabled shadow simultaneousGesture statusBar statusBarHidden stroke strikethrough strokeBorder
    submitLabel swipeActions tabItem tabViewStyle tag tint tracking transaction transformEffect truncationMode
    typesettingLanguage underline unredacted userActivity visualEffect zIndex containerBackground persistentSystemOverlays
    tabViewBottomAccessory headerProminence pinnedScrollableViews autocorrectionDisabled menuStyle menuIndicator progressViewStyle
    toggleStyle labelStyle groupBoxStyle controlGroupStyle gaugeStyle datePickerStyle lazy
    """
}

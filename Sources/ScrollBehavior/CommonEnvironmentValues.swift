extension EnvironmentValues {
  /// Pixels in a point; 3 unless set.
  public var displayScale: CGFloat {
    get { self["displayScale", unlessSet: 3] }
    set { self["displayScale", unlessSet: 3] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether movement is to be reduced; no unless set.
  public var accessibilityReduceMotion: Bool {
    get { self["accessibilityReduceMotion", unlessSet: false] }
    set { self["accessibilityReduceMotion", unlessSet: false] = newValue }
  }

  /// Whether the screen is read out; no unless set.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self["accessibilityVoiceOverEnabled", unlessSet: false] }
    set { self["accessibilityVoiceOverEnabled", unlessSet: false] = newValue }
  }

  /// How large somebody wants to read; `large`, the usual size, unless set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self["dynamicTypeSize", unlessSet: .large] }
    set { self["dynamicTypeSize", unlessSet: .large] = newValue }
  }

  /// Whether things are dark on light; they are unless set.
  public var colorScheme: ColorScheme {
    get { self["colorScheme", unlessSet: .light] }
    set { self["colorScheme", unlessSet: .light] = newValue }
  }

  /// Whether somebody works with the app; yes unless set.
  public var scenePhase: ScenePhase {
    get { self["scenePhase", unlessSet: .active] }
    set { self["scenePhase", unlessSet: .active] = newValue }
  }

  /// Whether views answer to touches; yes unless set.
  public var isEnabled: Bool {
    get { self["isEnabled", unlessSet: true] }
    set { self["isEnabled", unlessSet: true] = newValue }
  }

  /// Whether scroll views scroll; yes unless set.
  public var isScrollEnabled: Bool {
    get { self["isScrollEnabled", unlessSet: true] }
    set { self["isScrollEnabled", unlessSet: true] = newValue }
  }

  /// The language and the customs; the same on every machine, `en_US`, unless set.
  public var locale: Locale {
    get { self["locale", unlessSet: Locale(identifier: "en_US")] }
    set { self["locale", unlessSet: Locale(identifier: "en_US")] = newValue }
  }

  /// The calendar; the same on every machine, the Gregorian one, unless set.
  public var calendar: Calendar {
    get { self["calendar", unlessSet: Calendar(identifier: .gregorian)] }
    set { self["calendar", unlessSet: Calendar(identifier: .gregorian)] = newValue }
  }

  /// The time zone; the same on every machine, GMT, unless set.
  public var timeZone: TimeZone {
    get { self["timeZone", unlessSet: .gmt] }
    set { self["timeZone", unlessSet: .gmt] = newValue }
  }

  /// Whether see-through surfaces are to be avoided: no.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone must not tell things apart: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the screen is dimmed: no.
  public var isLuminanceReduced: Bool { false }
}

/// A value that most scroll views have, under a key of its own.
private enum CommonKey {
  struct DisplayScale: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
  struct ReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
  struct VoiceOver: EnvironmentKey { static var defaultValue: Bool { false } }
  struct TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  struct Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  struct Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  struct IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  struct ScrollEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  struct CurrentLocale: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  struct CurrentCalendar: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  struct CurrentTimeZone: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
}

extension EnvironmentValues {
  /// Pixels in a point; 3 unless set.
  public var displayScale: CGFloat {
    get { self[CommonKey.DisplayScale.self] }
    set { self[CommonKey.DisplayScale.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether movement is to be reduced; no unless set.
  public var accessibilityReduceMotion: Bool {
    get { self[CommonKey.ReduceMotion.self] }
    set { self[CommonKey.ReduceMotion.self] = newValue }
  }

  /// Whether the screen is read out; no unless set.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[CommonKey.VoiceOver.self] }
    set { self[CommonKey.VoiceOver.self] = newValue }
  }

  /// How large somebody wants to read; `large`, the usual size, unless set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[CommonKey.TypeSize.self] }
    set { self[CommonKey.TypeSize.self] = newValue }
  }

  /// Whether things are dark on light; they are unless set.
  public var colorScheme: ColorScheme {
    get { self[CommonKey.Scheme.self] }
    set { self[CommonKey.Scheme.self] = newValue }
  }

  /// Whether somebody works with the app; yes unless set.
  public var scenePhase: ScenePhase {
    get { self[CommonKey.Phase.self] }
    set { self[CommonKey.Phase.self] = newValue }
  }

  /// Whether views answer to touches; yes unless set.
  public var isEnabled: Bool {
    get { self[CommonKey.IsEnabled.self] }
    set { self[CommonKey.IsEnabled.self] = newValue }
  }

  /// Whether scroll views scroll; yes unless set.
  public var isScrollEnabled: Bool {
    get { self[CommonKey.ScrollEnabled.self] }
    set { self[CommonKey.ScrollEnabled.self] = newValue }
  }

  /// The language and the customs; the same on every machine, `en_US`, unless set.
  public var locale: Locale {
    get { self[CommonKey.CurrentLocale.self] }
    set { self[CommonKey.CurrentLocale.self] = newValue }
  }

  /// The calendar; the same on every machine, the Gregorian one, unless set.
  public var calendar: Calendar {
    get { self[CommonKey.CurrentCalendar.self] }
    set { self[CommonKey.CurrentCalendar.self] = newValue }
  }

  /// The time zone; the same on every machine, GMT, unless set.
  public var timeZone: TimeZone {
    get { self[CommonKey.CurrentTimeZone.self] }
    set { self[CommonKey.CurrentTimeZone.self] = newValue }
  }

  /// Whether see-through surfaces are to be avoided: no.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone must not tell things apart: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the screen is dimmed: no.
  public var isLuminanceReduced: Bool { false }
}

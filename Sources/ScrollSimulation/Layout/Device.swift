import ScrollBehavior

/// The screen of an iPhone or iPad: its size, safe areas and size classes.
///
/// Sources: swift-snapshot-testing's table of devices with its tests, QMUI's table of safe areas, useyourloaf.com. The
/// landscape bottom of the newest iPhones is given as 20 or as 21 there; here it is 21.
public struct Device: Hashable, Sendable {
  /// The way a device is held.
  public enum Orientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The marketing name in lower case with hyphens.
  public let name: String

  /// The shorter side of the screen, in points.
  public let width: Double

  /// The longer side of the screen, in points.
  public let height: Double

  private let portrait: AxisInsets
  private let landscape: AxisInsets
  private let landscapeSides: Double
  private let family: Family

  private enum Family {
    case phone, largePhone, pad
  }

  /// The size of the screen on an axis, in points.
  public func bounds(along axis: Axis, _ orientation: Orientation) -> Double {
    (axis == .horizontal) == (orientation == .portrait) ? width : height
  }

  /// The safe area on an axis, in points.
  public func safeArea(along axis: Axis, _ orientation: Orientation) -> AxisInsets {
    switch (axis, orientation) {
    case (.horizontal, .portrait): .zero
    case (.horizontal, .landscape): AxisInsets(landscapeSides)
    case (.vertical, .portrait): portrait
    case (.vertical, .landscape): landscape
    }
  }

  /// The room on an axis.
  public func sizeClass(along axis: Axis, _ orientation: Orientation) -> UserInterfaceSizeClass {
    switch (family, orientation, axis) {
    case (.pad, _, _), (_, .portrait, .vertical), (.largePhone, .landscape, .horizontal): .regular
    default: .compact
    }
  }

  /// The device with a name, such as `iphone-14`.
  ///
  /// - Throws: `UnknownDevice` for a name that is not in the table.
  public static func named(_ name: String) throws(UnknownDevice) -> Device {
    guard let device = all.first(where: { $0.name == name }) else { throw UnknownDevice(name: name) }
    return device
  }

  private init(
    _ name: String,
    _ width: Double,
    by height: Double,
    family: Family,
    portrait: AxisInsets,
    landscape: AxisInsets,
    sides: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.family = family
    self.portrait = portrait
    self.landscape = landscape
    landscapeSides = sides
  }

  /// Every device in the table, oldest screens first.
  public static let all: [Device] =
    phones(["iphone-se"], 375, by: 667, top: 20, home: 0, sides: 0, landscapeBottom: 0)
    + phones(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, by: 812, top: 44)
    + phones(["iphone-12-mini", "iphone-13-mini"], 375, by: 812, top: 50)
    + phones(
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"],
      390,
      by: 844,
      top: 47
    )
    + phones(["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, by: 852, top: 59)
    + phones(["iphone-16-pro", "iphone-17", "iphone-17-pro"], 402, by: 874, top: 62)
    + phones(["iphone-air"], 420, by: 912, top: 68, landscapeBottom: 29)
    + phones(
      ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"],
      428,
      by: 926,
      family: .largePhone,
      top: 47
    )
    + phones(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"],
      430,
      by: 932,
      family: .largePhone,
      top: 59
    )
    + phones(["iphone-16-pro-max", "iphone-17-pro-max"], 440, by: 956, family: .largePhone, top: 62)
    + [
      pad("ipad-mini", 744, by: 1133), pad("ipad", 820, by: 1180), pad("ipad-11", 834, by: 1210),
      pad("ipad-13", 1032, by: 1376),
    ]

  private static func phones(
    _ names: [String],
    _ width: Double,
    by height: Double,
    family: Family = .phone,
    top: Double,
    home: Double = 34,
    sides: Double? = nil,
    landscapeBottom: Double = 21
  ) -> [Device] {
    names.map {
      Device(
        $0,
        width,
        by: height,
        family: family,
        portrait: AxisInsets(leading: top, trailing: home),
        landscape: AxisInsets(leading: 0, trailing: landscapeBottom),
        sides: sides ?? top
      )
    }
  }

  private static func pad(_ name: String, _ width: Double, by height: Double) -> Device {
    let insets = AxisInsets(leading: 24, trailing: 20)
    return Device(name, width, by: height, family: .pad, portrait: insets, landscape: insets, sides: 0)
  }
}

/// A device name that is not in the table.
public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// What is wrong, as a sentence without its full stop.
  public var description: String { "there is no device named '\(name)'" }
}

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

  /// The length across, held upright, in points.
  public var width: Double { portrait.width }

  /// The length upward, held upright, in points.
  public var height: Double { portrait.height }

  private let portrait: DeviceScreen
  private let landscape: DeviceScreen

  func screen(_ orientation: Orientation) -> DeviceScreen { orientation == .portrait ? portrait : landscape }

  /// The size of the screen on an axis, in points.
  public func bounds(along axis: Axis, _ orientation: Orientation) -> Double {
    let screen = screen(orientation)
    return axis == .horizontal ? screen.width : screen.height
  }

  /// The safe area on an axis, in points.
  ///
  /// The sides of a screen are physical: where content begins on the right, the leading end is the right side.
  public func safeArea(
    along axis: Axis, _ orientation: Orientation, _ layoutDirection: LayoutDirection = .leftToRight
  ) -> AxisInsets {
    let screen = screen(orientation)
    if axis == .vertical { return screen.verticalInsets }
    let sides = screen.horizontalInsets
    return layoutDirection == .rightToLeft
      ? AxisInsets(leading: sides.trailing, trailing: sides.leading) : sides
  }

  /// The room on an axis.
  public func sizeClass(along axis: Axis, _ orientation: Orientation) -> UserInterfaceSizeClass {
    let screen = screen(orientation)
    return (axis == .horizontal ? screen.isWide : screen.isHigh) ? .regular : .compact
  }

  /// Whether a pose is estimated rather than measured or documented.
  public func isEstimate(_ orientation: Orientation) -> Bool { screen(orientation).isEstimate }

  /// The device opened; `nil` where it does not fold, or is open already.
  public var unfolded: Device? { self == Self.duo ? Self.duoOpen : nil }

  /// The device folded; `nil` where it does not fold, or is folded already.
  public var folded: Device? { self == Self.duoOpen ? Self.duo : nil }

  /// The device with a name, such as `iphone-14`, or as it is sold: `iPhone 15 Pro Max`.
  ///
  /// - Throws: `UnknownDevice` for a name that is not in the table.
  public static func named(_ name: String) throws(UnknownDevice) -> Device {
    let words = name.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "-" }
    let written = words.joined(separator: "-")
    guard let device = all.first(where: { $0.name == written }) else { throw UnknownDevice(name: name) }
    return device
  }

  /// Every device in the table, oldest screens first.
  public static let all: [Device] =
    phones(["iphone-se"], 375, by: 667, top: 20, home: 0, sides: 0, landscapeBottom: 0)
    + phones(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, by: 812, top: 44)
    + phones(["iphone-xr", "iphone-11"], 414, by: 896, isLarge: true, top: 48)
    + phones(["iphone-xs-max", "iphone-11-pro-max"], 414, by: 896, isLarge: true, top: 44)
    + phones(["iphone-12-mini", "iphone-13-mini"], 375, by: 812, top: 50)
    + phones(
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e", "iphone-17e"],
      390, by: 844, top: 47)
    + phones(["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, by: 852, top: 59)
    + phones(["iphone-16-pro", "iphone-17", "iphone-17-pro", "iphone-18-pro"], 402, by: 874, top: 62)
    + phones(["iphone-air"], 420, by: 912, top: 68, landscapeBottom: 29)
    + phones(
      ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, by: 926, isLarge: true, top: 47)
    + phones(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, by: 932,
      isLarge: true, top: 59)
    + phones(
      ["iphone-16-pro-max", "iphone-17-pro-max", "iphone-18-pro-max"], 440, by: 956, isLarge: true,
      top: 62)
    + [duo, duoOpen]
    + [
      pad("ipad-mini", 744, by: 1133), pad("ipad", 820, by: 1180), pad("ipad-11", 834, by: 1210),
      pad("ipad-13", 1032, by: 1376),
    ]

  // The foldable: a column on the right side of either screen. Its cover upright and its inner screen on its side were
  // measured on the simulator of Xcode 27.1 (the README of Ahmed-Badr00/render-harness, 2026); the other poses are estimates.
  private static let duo = Device(
    name: "iphone-duo", portrait: duoScreen(466, by: 678),
    landscape: duoScreen(678, by: 466, isEstimate: true))
  private static let duoOpen = Device(
    name: "iphone-duo-open", portrait: duoScreen(669, by: 951, isRoomy: true, isEstimate: true),
    landscape: duoScreen(951, by: 669, isRoomy: true))

  private static func duoScreen(
    _ width: Double, by height: Double, isRoomy: Bool = false, isEstimate: Bool = false
  ) -> DeviceScreen {
    DeviceScreen(
      width: width, height: height, horizontalInsets: AxisInsets(leading: 0, trailing: 84),
      verticalInsets: AxisInsets(leading: 0, trailing: 34), isWide: isRoomy,
      isHigh: isRoomy || height > width, isEstimate: isEstimate)
  }

  private static func phones(
    _ names: [String], _ width: Double, by height: Double, isLarge: Bool = false, top: Double,
    home: Double = 34, sides: Double? = nil, landscapeBottom: Double = 21
  ) -> [Device] {
    names.map {
      Device(
        name: $0,
        portrait: DeviceScreen(
          width: width, height: height, verticalInsets: AxisInsets(leading: top, trailing: home), isHigh: true
        ),
        landscape: DeviceScreen(
          width: height, height: width, horizontalInsets: AxisInsets(sides ?? top),
          verticalInsets: AxisInsets(leading: 0, trailing: landscapeBottom), isWide: isLarge))
    }
  }

  private static func pad(_ name: String, _ width: Double, by height: Double) -> Device {
    func screen(_ width: Double, _ height: Double) -> DeviceScreen {
      DeviceScreen(
        width: width, height: height, verticalInsets: AxisInsets(leading: 24, trailing: 20), isWide: true,
        isHigh: true)
    }
    return Device(name: name, portrait: screen(width, height), landscape: screen(height, width))
  }
}

/// A device's screen as it is held one way: its size and its safe area on each side, in points.
struct DeviceScreen: Hashable, Sendable {
  let width: Double
  let height: Double
  var horizontalInsets = AxisInsets.zero
  let verticalInsets: AxisInsets

  /// Whether there is much room across, and upward: a regular size class.
  var isWide = false
  var isHigh = false
  var isEstimate = false
}

/// A device name that is not in the table.
public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// The fault, as a sentence without its full stop.
  public var description: String { "there is no device named '\(name)'" }
}

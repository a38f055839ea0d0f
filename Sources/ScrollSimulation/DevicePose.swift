/// A device held one way, with a scroll view that fills its screen.
///
/// Whatever is stated explicitly wins over the device, and stays when the device is turned.
public struct DevicePose: Hashable, Sendable {
  /// The device.
  public var device: Device

  /// How it is held.
  public var orientation: Device.Orientation

  /// The width of the scroll view, in points; `nil` for the screen's.
  public var width: Double?

  /// The height of the scroll view, in points; `nil` for the screen's.
  public var height: Double?

  /// The safe area on the axis that scrolls, in points; `nil` for the device's.
  public var safeArea: AxisInsets?

  /// The room on the axis that scrolls; `nil` for the device's.
  public var sizeClass: UserInterfaceSizeClass?

  /// Makes a pose.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: how it is held.
  ///   - width: the width of the scroll view, in points; `nil` for the screen's.
  ///   - height: its height, in points; `nil` for the screen's.
  ///   - safeArea: the safe area on the axis that scrolls, in points; `nil` for the device's.
  ///   - sizeClass: the room on the axis that scrolls; `nil` for the device's.
  public init(
    _ device: Device, _ orientation: Device.Orientation = .portrait, width: Double? = nil,
    height: Double? = nil, safeArea: AxisInsets? = nil, sizeClass: UserInterfaceSizeClass? = nil
  ) {
    (self.device, self.orientation, self.width, self.height) = (device, orientation, width, height)
    (self.safeArea, self.sizeClass) = (safeArea, sizeClass)
  }

  /// The device held the other way.
  public var turned: DevicePose {
    var turned = self
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// The device held the other way, with a scroll view that stretches with the screen: a length that is stated keeps its
  /// distance to the ends of the safe area, or of the screen where it reaches beyond (our choice).
  var turnedStretching: DevicePose {
    var turned = turned
    func stretched(_ length: Double?, along axis: Axis) -> Double? {
      guard let length else { return nil }
      func insets(_ pose: DevicePose) -> Double {
        pose.device.safeArea(along: axis, pose.orientation, .leftToRight).total
      }
      let (screen, other) = (
        device.bounds(along: axis, orientation), device.bounds(along: axis, turned.orientation)
      )
      let isWithin = length + insets(self) <= screen
      return length + other - screen - (isWithin ? insets(turned) - insets(self) : 0)
    }
    (turned.width, turned.height) = (
      stretched(width, along: .horizontal), stretched(height, along: .vertical)
    )
    return turned
  }

  func bounds(along axis: Axis) -> Double {
    (axis == .horizontal ? width : height) ?? device.bounds(along: axis, orientation)
  }

  /// The safe area along an axis of a scroll view that scrolls along one, in points.
  ///
  /// Across, a scroll view that is shorter than the screen by the device's safe area is taken to lie within it (our choice).
  func safeArea(
    along axis: Axis, scrolling scrolled: Axis, _ layoutDirection: LayoutDirection
  ) -> AxisInsets {
    let own = device.safeArea(along: axis, orientation, layoutDirection)
    if axis == scrolled { return safeArea ?? own }
    return bounds(along: axis) + own.total <= device.bounds(along: axis, orientation) ? .zero : own
  }

  func sizeClass(along axis: Axis, scrolling scrolled: Axis) -> UserInterfaceSizeClass {
    (axis == scrolled ? sizeClass : nil) ?? device.sizeClass(along: axis, orientation)
  }

  /// The expression that makes it.
  package var swift: String {
    let stated = [
      width.map { "width: \($0.inSwift)" }, height.map { "height: \($0.inSwift)" },
      safeArea.map { "safeArea: \($0.swift)" }, sizeClass.map { "sizeClass: .\($0)" },
    ].compactMap(\.self)
    let words = [".named(\"\(device.name)\")", ".\(orientation)"] + stated
    return "DevicePose(\(words.joined(separator: ", ")))"
  }
}
